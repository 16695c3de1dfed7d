// SPDX-License-Identifier: Apache-2.0
// The texts that are shown and can be used, each with its colour and that of what is behind it.
() => {
  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  const rgba = colour => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const paper = node => {
    for (let place = node; place; place = place.parentElement) {
      const colour = rgba(getComputedStyle(place).backgroundColor);
      if (colour[3] > 0) {
        return colour;
      }
    }
    return [255, 255, 255, 255];
  };
  const hasText = node => [...node.childNodes].some(child =>
    child.nodeType === Node.TEXT_NODE && child.textContent.trim() !== '');
  return [...document.body.querySelectorAll('*')]
    .filter(node => hasText(node) && node.checkVisibility({visibilityProperty: true}) && !node.closest(':disabled, option, svg'))
    .map(node => ({
      text: node.textContent.trim().slice(0, 40),
      colour: rgba(getComputedStyle(node).color).slice(0, 3),
      paper: paper(node).slice(0, 3),
    }));
}
