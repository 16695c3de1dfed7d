// SPDX-License-Identifier: Apache-2.0
// Logs a user in and goes on to the page that was wanted. It depends on no other module, since
// only its own files are served without a session.

const form = document.getElementById('login');
const error = document.getElementById('error');
const submit = form.querySelector('button');

/** The wanted address if it is one of this server, else its first page. Redirects keep the fragment. */
const destination = () => {
  const wanted = new URL(new URLSearchParams(location.search).get('next') ?? '/', location.origin);
  return wanted.origin === location.origin ? wanted.pathname + wanted.search + location.hash : '/';
};

const lineOf = async response => {
  try {
    const {error: details, line} = await response.json();
    return details?.line ?? line ?? `The server answered ${response.status}.`;
  } catch {
    return `The server answered ${response.status}.`;
  }
};

/** Seconds until another attempt is admitted. */
const waitOf = response => Math.max(0, Number(response.headers.get('Retry-After')) || 0);

const refuse = async response => {
  const seconds = waitOf(response);
  error.textContent = await lineOf(response);
  form.elements.password.value = '';
  form.elements.password.focus();
  setTimeout(() => {
    submit.disabled = false;
  }, seconds * 1000);
};

const send = async () => {
  const {account, password} = form.elements;
  submit.disabled = true;
  error.textContent = '';
  try {
    const response = await fetch('/api/login', {method: 'POST', headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({account: account.value.trim(), password: password.value})});
    if (response.ok) {
      location.replace(destination());
    } else {
      await refuse(response);
    }
  } catch {
    error.textContent = 'The server does not answer.';
    submit.disabled = false;
  }
};

form.addEventListener('submit', event => {
  event.preventDefault();
  send();
});
