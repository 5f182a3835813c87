/** Adds an element with a class to the end of another one. */
export function part(className: string, parent: Node): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  parent.appendChild(element);
  return element;
}
