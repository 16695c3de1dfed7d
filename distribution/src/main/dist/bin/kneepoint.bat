@echo off
rem SPDX-License-Identifier: Apache-2.0
rem Starts the Kneepoint workbench: the shell, or the command line given as arguments.
setlocal
set "KNEEPOINT_HOME=%~dp0.."

set "KNEEPOINT_JAVA=java"
if defined JAVA_HOME set "KNEEPOINT_JAVA=%JAVA_HOME%\bin\java"

rem "17.0.1" gives 17, and "1.8.0" gives 1.
set "KNEEPOINT_MAJOR="
for /f "tokens=3" %%v in ('^""%KNEEPOINT_JAVA%" -version 2^>^&1 ^| findstr /i version^"') do (
    for /f "tokens=1 delims=.-+" %%m in ("%%~v") do set "KNEEPOINT_MAJOR=%%m"
)
if not defined KNEEPOINT_MAJOR (
    echo kneepoint: no Java found: install Java 17 or newer, or set JAVA_HOME 1>&2
    exit /b 3
)
if %KNEEPOINT_MAJOR% LSS 17 (
    echo kneepoint: Java 17 or newer is needed, but this is Java %KNEEPOINT_MAJOR% 1>&2
    exit /b 3
)

set "KNEEPOINT_OPTIONS=-Xlog:disable -Xlog:all=warning:stderr -XX:+DisplayVMOutputToStderr -Djava.awt.headless=true"
set "KNEEPOINT_OPTIONS=%KNEEPOINT_OPTIONS% -Dfile.encoding=UTF-8 -XX:+UseSerialGC"
if %KNEEPOINT_MAJOR% GEQ 24 set "KNEEPOINT_OPTIONS=%KNEEPOINT_OPTIONS% --sun-misc-unsafe-memory-access=allow"

"%KNEEPOINT_JAVA%" %KNEEPOINT_OPTIONS% %KNEEPOINT_JAVA_OPTS% -jar "%KNEEPOINT_HOME%\lib\kneepoint-launcher.jar" %*
exit /b %ERRORLEVEL%
