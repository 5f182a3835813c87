/** Scrolls a stage so that an element in it is in the middle, and nothing around the stage. */
export function scrollToCentre(element: Element, stage: Element): void {
  const [inner, outer] = [element.getBoundingClientRect(), stage.getBoundingClientRect()];
  stage.scrollTop += inner.top + inner.height / 2 - (outer.top + stage.clientHeight / 2);
  stage.scrollLeft += inner.left + inner.width / 2 - (outer.left + stage.clientWidth / 2);
}
