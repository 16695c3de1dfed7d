// SPDX-License-Identifier: Apache-2.0
// Quantities and numbers as texts.

/** Returns the meaning of a quantity, else its name. */
export const meaningOf = ({name, meaning}) => meaning || name.replaceAll('_', ' ');

/** Returns the title of an axis or column: meaning and unit. */
export const titleOf = quantity =>
  (quantity.unit ? `${meaningOf(quantity)} [${quantity.unit}]` : meaningOf(quantity));

/** Returns a number with some significant digits and without a trailing zero. */
export const numberText = (value, digits = 6) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return value === undefined || value === null ? '' : String(value);
  }
  const size = Math.abs(value);
  const rounded = Number(value.toPrecision(digits));
  return size !== 0 && (size >= 1e9 || size < 1e-5) ? rounded.toExponential().replace('e+', 'e') : String(rounded);
};

/** Returns "1.234 ± 0.012": the value with the digits that its half width gives meaning. */
export const intervalText = (value, half) => {
  if (!(half > 0) || !Number.isFinite(half)) {
    return numberText(value);
  }
  const decimals = Math.min(12, Math.max(0, 1 - Math.floor(Math.log10(half))));
  return `${value.toFixed(decimals)} \u00b1 ${half.toFixed(decimals)}`;
};

/** Returns the quantities of curves by name, in the order of their first appearance. */
export const quantitiesOf = curves => {
  const all = new Map();
  curves.forEach(({quantities}) => quantities.forEach(quantity => {
    if (!all.has(quantity.name)) {
      all.set(quantity.name, quantity);
    }
  }));
  return all;
};

/** Returns the quantity with a role towards a figure, such as its half width, or undefined. */
export const companion = (quantities, role, name) =>
  quantities.find(quantity => quantity.role === role && quantity.base === name && quantity.name !== name);
