// SPDX-License-Identifier: Apache-2.0
// One field of the form: label, unit, input, help and error of a parameter.

import {describe} from './describe.js';
import {button, element, identifier, replace} from './dom.js';

const SEVERAL = '\u0000several';

/** What a field is made of; a parameter with another signature gets a new field. */
export const signature = parameter =>
  JSON.stringify([parameter.name, parameter.kind, isFlag(parameter), parameter.unit, (parameter.choices ?? []).map(choice => choice.name)]);

/**
 * A field of a parameter. `onChange(name, text)` is called as the user types; an empty text stands
 * for the default.
 */
export class Field {
  constructor(parameter, onChange) {
    this.name = parameter.name;
    this.signature = signature(parameter);
    this.onChange = onChange;
    this.id = identifier(`field-${parameter.name}`);
    this.isText = !isFlag(parameter) && !hasSelect(parameter);
    this.value = '';
    this.hint = element('p', {class: 'hint', id: `${this.id}-hint`});
    this.error = element('p', {class: 'error', id: `${this.id}-error`, hidden: true});
    this.slot = element('div', {});
    this.node = element('div', {class: 'field', dataset: {parameter: parameter.name}},
      element('label', {for: this.id}, breakable(parameter.name), unitOf(parameter)),
      this.slot, this.error, this.hint);
    this.update(parameter);
  }

  /** Takes over a new default, range or meaning. */
  update(parameter) {
    this.parameter = parameter;
    const {meaning, allowed, rule} = parameter;
    const help = [meaning, rule && `default ${rule}`, allowed].filter(Boolean).join('; ');
    if (this.help !== help) {
      this.help = help;
      replace(this.hint, help, ' ', button('more', () => describe(this.name), {class: 'quiet small', 'aria-label': `Describe ${this.name}`}));
    }
    this.node.title = meaning ?? '';
    if (!this.input) {
      this.build();
    }
    this.show(this.value);
  }

  build() {
    this.input = this.isText ? this.textField() : isFlag(this.parameter) ? this.checkbox() : this.select();
    this.input.id = this.id;
    this.input.name = this.name;
    this.input.setAttribute('aria-describedby', `${this.id}-error ${this.id}-hint`);
    replace(this.slot, this.input, this.list);
  }

  checkbox() {
    this.list = null;
    return element('input', {type: 'checkbox', on: {change: () => {
      const text = String(this.input.checked);
      this.enter(text === (this.parameter.default ?? 'false') ? '' : text);
    }}});
  }

  textField() {
    const choices = this.parameter.choices ?? [];
    const list = choices.length > 0 ? identifier('list') : null;
    this.list = list && element('datalist', {id: list}, choices.map(({name, meaning}) =>
      element('option', {value: name, label: meaning || null})));
    return element('input', {type: 'text', list, autocomplete: 'off', spellcheck: 'false', autocapitalize: 'off',
      inputmode: 'text', on: {input: () => this.enter(this.input.value.trim())}});
  }

  select() {
    this.list = null;
    return element('select', {class: 'parameter', on: {change: () => {
      if (this.input.value === SEVERAL) {
        this.isText = true;
        this.build();
        this.show(this.value);
        this.input.focus();
      } else {
        this.enter(this.input.value);
      }
    }}});
  }

  enter(text) {
    this.value = text;
    this.node.classList.toggle('changed', text !== '');
    this.onChange(this.name, text);
  }

  /** Shows a value, without calling `onChange`; empty for the default. */
  show(value) {
    this.value = value;
    this.node.classList.toggle('changed', value !== '');
    if (needsText(this, value)) {
      this.isText = true;
      this.build();
    }
    const {default: standard, required} = this.parameter;
    if (this.input.type === 'checkbox') {
      this.input.checked = (value || standard) === 'true';
    } else if (this.input.tagName === 'SELECT') {
      this.options(standard, required);
      this.input.value = value;
    } else {
      this.input.placeholder = standard ?? (required ? 'required' : '');
      if (document.activeElement !== this.input || this.input.value.trim() !== value) {
        this.input.value = value;
      }
    }
  }

  options(standard, required) {
    const none = standard ?? (required ? 'choose' : 'by default');
    const key = JSON.stringify([none, this.parameter.choices]);
    if (key !== this.shownOptions || this.input.options.length === 0) {
      this.shownOptions = key;
      replace(this.input,
        element('option', {value: ''}, none),
        this.parameter.choices.filter(({name}) => name !== standard).map(({name, meaning}) =>
          element('option', {value: name, title: meaning || null}, name)),
        element('option', {value: SEVERAL}, 'several values ...'));
    }
  }

  /** Shows an error beside the field, or none. */
  showError(error) {
    this.error.hidden = !error;
    this.error.textContent = error ? messageOf(error) : '';
    this.input.toggleAttribute('aria-invalid', false);
    if (error) {
      this.input.setAttribute('aria-invalid', 'true');
    }
  }
}

/** Returns the text of an error with the values that are allowed or near. */
export const messageOf = error => {
  const nearest = error.nearest?.length > 0 ? ` Nearest: ${error.nearest.join(', ')}.` : '';
  return `${error.line ?? error.message ?? error.code}${nearest}`;
};

/** A line may break after an underscore of a name. */
const breakable = name => name.split(/(?<=_)/).flatMap((part, i) => (i > 0 ? [element('wbr'), part] : [part]));

const unitOf = ({unit}) => (unit ? element('span', {class: 'unit'}, unit) : null);

/** A flag without a default of its own has three states and is a selection. */
const isFlag = ({kind, default: standard}) => kind === 'flag' && Boolean(standard);

const hasSelect = ({choices}) => choices?.length > 0;

/** A list such as `true,false` needs a text field. */
const needsText = (field, value) =>
  value !== '' && field.input.type !== 'text' && !field.parameter.choices.some(choice => choice.name === value);
