import type { Direction, Progression } from '../viewer.contract.ts';

/** Where arrow keys have a meaning of their own. */
const OWN_ARROWS = [
  'input',
  'textarea',
  'select',
  'audio',
  'video',
  '[contenteditable]:not([contenteditable="false"])',
  ...[
    'combobox',
    'dialog',
    'alertdialog',
    'grid',
    'listbox',
    'menu',
    'menubar',
    'radiogroup',
    'slider',
    'spinbutton',
    'tablist',
    'textbox',
    'toolbar',
    'tree',
    'treegrid',
  ].map((role) => `[role="${role}"]`),
].join(',');

/** The page turn that the sides of a page mean, in the direction of the text. */
export function turnTowards(side: 'left' | 'right', progression: Progression): Direction {
  const forward = progression === 'rtl' ? 'left' : 'right';
  return side === forward ? 'next-page' : 'previous-page';
}

/**
 * The page turn that a key means (`docs/behaviour.md` R2), or undefined when it isn't ours: another
 * key, with a modifier, used by someone already, or pressed in a widget that arrows move within.
 */
export function turnOfKey(event: KeyboardEvent, progression: Progression): Direction | undefined {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return undefined;
  if (event.defaultPrevented || event.isComposing) return undefined;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const target = event.composedPath()[0];
  // Not `instanceof Element`: inside a frame that is another class.
  if (target && 'closest' in target && (target as Element).closest(OWN_ARROWS)) return undefined;
  return turnTowards(event.key === 'ArrowLeft' ? 'left' : 'right', progression);
}
