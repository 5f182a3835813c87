import type Quill from 'quill/core.js';
import Link from 'quill/formats/link.js';

/** The link in which a place stands, or at whose end: from where, and how long. */
function linkAt(editor: Quill, index: number) {
  for (const place of [index, index - 1]) {
    const [link, offset] = place < 0 ? [null, 0] : editor.scroll.descendant(Link, place);
    if (link) return { index: place - offset, length: link.length() };
  }
  return undefined;
}

/**
 * Links what is selected. With nothing selected it changes the link that the cursor stands in, or writes
 * what was typed as a link.
 *
 * @param address undefined takes the link away
 */
export function setLink(editor: Quill, address: string | undefined, typed: string): void {
  const range = editor.getSelection(true);
  if (!range) return;
  const place = range.length > 0 ? range : linkAt(editor, range.index);
  if (place) {
    editor.formatText(place.index, place.length, 'link', address ?? false, 'user');
  } else if (address !== undefined) {
    editor.insertText(range.index, typed, 'link', address, 'user');
    const end = range.index + typed.length;
    // What is written next stands outside of it.
    editor.insertText(end, ' ', 'link', false, 'user');
    editor.setSelection(end + 1, 0, 'user');
  }
}
