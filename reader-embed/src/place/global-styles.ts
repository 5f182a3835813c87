/** react-aria adds a `<style>` to the page unless an element has this id; the rule is in the embed's own sheets. */
const PRESSABLE_STYLE = 'react-aria-pressable-style';

let users = 0;
let mark: Element | undefined;

/** Keeps react-aria from adding a style to the page, while any element is there. Returns how to end that. */
export function keepGlobalStylesOut(): () => void {
  users += 1;
  if (mark === undefined && document.getElementById(PRESSABLE_STYLE) === null) {
    mark = document.createElement('meta');
    mark.id = PRESSABLE_STYLE;
    document.head.append(mark);
  }
  return () => {
    users -= 1;
    if (users > 0) return;
    mark?.remove();
    mark = undefined;
  };
}
