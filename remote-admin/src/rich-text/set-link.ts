import type Quill from 'quill/core.js';
import Link from 'quill/formats/link.js';

/** The link at an index, or the one that ends there: its start and length. */
function linkAt(editor: Quill, index: number) {
  for (const place of [index, index - 1]) {
    const [link, offset] = place < 0 ? [null, 0] : editor.scroll.descendant(Link, place);
    if (link) return { index: place - offset, length: link.length() };
  }
  return undefined;
}

/**
 * Links the selected text. Without a selection it changes the link at the cursor, or inserts the
 * typed text as a link.
 *
 * @param address undefined removes the link
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
    // Text typed next is not part of the link.
    editor.insertText(end, ' ', 'link', false, 'user');
    editor.setSelection(end + 1, 0, 'user');
  }
}
