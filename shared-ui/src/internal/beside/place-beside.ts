import { containsDeep, rootsAround } from '../shadow-roots.ts';
import {
  type BesidePosition,
  type BesideWish,
  type Box,
  positionBeside,
} from './position-beside.ts';

const VIEW_CHANGES = ['resize', 'scroll'] as const;

/**
 * Keeps an element beside its trigger, within the visible part of its field: with each change of their sizes and of the
 * visible part, and with scrolling. The field is the element's fixed parent: as large as the window, or as a place in
 * another page, which may be moved, scrolled or scaled. Returns a function that ends this.
 *
 * @param wish read at each change
 * @param onPlaced called with each position
 */
export function placeBeside(
  element: HTMLElement,
  trigger: Element,
  wish: () => BesideWish,
  onPlaced?: (position: BesidePosition, trigger: Box) => void,
): () => void {
  const field = element.parentElement ?? element;
  const place = () => {
    const outer = field.getBoundingClientRect();
    const scale = outer.width / field.offsetWidth || 1;
    const within = (box: Box): Box => ({
      left: (box.left - outer.left) / scale,
      top: (box.top - outer.top) / scale,
      width: box.width / scale,
      height: box.height / scale,
    });
    const anchor = within(trigger.getBoundingClientRect());
    const size = naturalSize(element);
    const position = positionBeside(wish(), size, anchor, within(visiblePart(outer)));
    element.style.translate = `${Math.round(position.left)}px ${Math.round(position.top)}px`;
    element.dataset['side'] = position.side;
    onPlaced?.(position, anchor);
  };
  place();
  const sizes = new ResizeObserver(place);
  for (const each of [element, field, trigger]) sizes.observe(each);
  const roots = rootsAround(trigger);
  const onScroll = ({ target }: Event) => {
    if (target instanceof Node && containsDeep(target, trigger)) place();
  };
  for (const root of roots) root.addEventListener('scroll', onScroll, { capture: true });
  // A keyboard on the screen and a zoom by two fingers change only what is visible.
  const view = window.visualViewport;
  for (const change of VIEW_CHANGES) view?.addEventListener(change, place);
  return () => {
    sizes.disconnect();
    for (const root of roots) root.removeEventListener('scroll', onScroll, { capture: true });
    for (const change of VIEW_CHANGES) view?.removeEventListener(change, place);
  };
}

/** The element's size if its last child, which scrolls, had all its height. */
function naturalSize(element: HTMLElement): Pick<DOMRect, 'width' | 'height'> {
  const { lastElementChild: last, offsetWidth: width, offsetHeight } = element;
  const hidden = last ? last.scrollHeight - last.clientHeight : 0;
  return { width, height: offsetHeight + hidden };
}

/** The part of a box that the window shows. */
function visiblePart({ left, top, right, bottom }: DOMRect): Box {
  const view = window.visualViewport;
  const [x, y] = [view?.offsetLeft ?? 0, view?.offsetTop ?? 0];
  const [start, first] = [Math.max(left, x), Math.max(top, y)];
  const end = Math.min(right, x + (view?.width ?? window.innerWidth));
  const last = Math.min(bottom, y + (view?.height ?? window.innerHeight));
  return { left: start, top: first, width: end - start, height: last - first };
}
