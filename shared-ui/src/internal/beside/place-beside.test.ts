import { afterEach, expect, jest, test } from '@jest/globals';
import { placeBeside } from './place-beside.ts';

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'visualViewport');
  document.body.replaceChildren();
});

/** A visible part of the window, in CSS pixels from its top. */
function showView(height: number) {
  const view = Object.assign(new EventTarget(), {
    offsetLeft: 0,
    offsetTop: 0,
    width: 400,
    height,
  });
  Object.defineProperty(window, 'visualViewport', { value: view, configurable: true });
  return view;
}

test('follows the visible part of the window, as a keyboard on the screen changes it, until it ends', () => {
  const view = showView(600);
  document.body.innerHTML = '<button></button><div><p></p></div>';
  const [trigger, field] = [...document.body.children] as [HTMLElement, HTMLElement];
  const element = field.firstElementChild as HTMLElement;
  jest.spyOn(field, 'offsetWidth', 'get').mockReturnValue(400);
  jest.spyOn(field, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 600));
  jest.spyOn(trigger, 'getBoundingClientRect').mockReturnValue(new DOMRect(20, 250, 40, 40));
  jest.spyOn(element, 'offsetHeight', 'get').mockReturnValue(100);
  const rooms: number[] = [];
  const end = placeBeside(
    element,
    trigger,
    () => ({ side: 'bottom', gap: 6 }),
    ({ room }) => rooms.push(room),
  );
  expect([element.dataset['side'], ...rooms]).toEqual(['bottom', 292]);
  view.height = 300;
  view.dispatchEvent(new Event('resize'));
  expect([element.dataset['side'], rooms.at(-1)]).toEqual(['top', 232]);
  end();
  view.dispatchEvent(new Event('resize'));
  view.dispatchEvent(new Event('scroll'));
  expect(rooms).toHaveLength(2);
});
