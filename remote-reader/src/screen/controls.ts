/*
 * The controls around and over the page of a document: in a chunk of its own, which the first page does not need
 * (`late-controls.tsx`).
 */
export { WayBack } from '../history/way-back.component.tsx';
export { CommentPopup } from '../notes/comment-popup.component.tsx';
export { NotePopup } from '../notes/note-popup.component.tsx';
export { DamageNotice } from '../notice/damage-notice.component.tsx';
export { ReaderPanel } from '../panel/reader-panel.component.tsx';
export { PlaceNotice } from '../place/place-notice.component.tsx';
export { HeaderReaderSearchBar } from '../search/reader-search-bar.component.tsx';
export { Toolbar } from '../toolbar/toolbar.component.tsx';
export { FirstPageFailed, NotOpened } from './not-opened.component.tsx';
