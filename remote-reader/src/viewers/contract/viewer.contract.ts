import type { AppearanceMetadata, ContentsEntry } from '@leeszaal/shared-contracts';
import type { DocumentSource } from '../../source/document-source.contract.ts';
import type { ReadingLook } from './reading-look.ts';

/**
 * Shows one document in one element (`docs/decisions.md` 73). Its caller knows no format: {@link
 * Viewer.abilities} says what the document supports, {@link View.can} what is possible now.
 *
 * The viewer itself listens to keys, swipes, zoom gestures (also within its frames), clicks in the margins
 * and the size of its element. Methods but `print` never throw; errors go to `onFailure`.
 */
export interface Viewer {
  readonly abilities: ViewerAbilities;
  /** The current state; the same object until it changes. */
  state(): ViewerState;
  /** Calls the listener after every change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Shows a place; the beginning if it is undefined or no longer exists. */
  open(place?: Place): void;
  /** Moves; of rapid moves the last target is shown (`docs/decisions.md` 77). */
  go(move: Move): void;
  /** Whether a link or place leads into the document; an anchor may still be missing in its file. */
  leads(link: string): boolean;
  /** Changes the scale of a PDF's page or the font size of an EPUB. */
  zoom(step: Zoom): void;
  /** Applies another look and keeps the place. */
  setLook(look: ReadingLook): void;
  /** Marks every occurrence of the texts, ignoring case and diacritics; an empty list unmarks. */
  mark(texts: readonly string[]): void;
  /** Removes everything readable within a frame, and what was prepared (`docs/decisions.md` 60). */
  purge(): void;
  /** Returns to the place of {@link purge} with a new licence key (`docs/decisions.md` 63). */
  renew(): void;
  /**
   * Puts pages, from the current one on, into a window for printing; {@link purge} closes it. Resolves when
   * they are complete. Undefined if the server makes the printed pages.
   *
   * @throws `SourceError`; `AbortedError` when the pages or the window are gone
   */
  print?(options: PrintOptions): Promise<void>;
  /** The direction of page turns; always left to right if undefined. */
  progression?(): Progression;
  /** Reads `pageLabel` again after a change of language. */
  relabel(): void;
  /** Removes the viewer at once; resolves when its listeners, worker and frames are gone. */
  destroy(): Promise<void>;
}

/** Dependencies of a viewer. */
export interface ViewerOptions {
  /** Positioned, with a size of its own; the viewer fills it. */
  readonly element: HTMLElement;
  /** The node within which keys turn pages; by default the whole page. */
  readonly keyRoot?: Node;
  readonly source: DocumentSource;
  readonly document: AppearanceMetadata;
  /** Empty if the document has none. */
  readonly contents: readonly ContentsEntry[];
  readonly look: ReadingLook;
  /** EPUB: the initial font size, 1 being normal. Books of fixed layout ignore it. */
  readonly fontScale?: number;
  /** EPUB: called with each font size that the person chooses; not with a zoom of fixed layout. */
  readonly onFontScale?: (fontScale: number) => void;
  /** The localised accessible name of a page; `count` is that of the document or chapter, if it is known. */
  readonly pageLabel: (page: number, count: number | undefined) => string;
  /** Opens an address outside the document. */
  readonly openExternal: (url: string) => void;
  /** Shows a note; if undefined, notes are followed as links. */
  readonly onNote?: (note: NoteView) => void;
  /** Shows a comment. */
  readonly onComment?: (comment: CommentView) => void;
  /** The localised accessible name of a comment's mark. */
  readonly commentLabel?: (author: string | undefined) => string;
  /**
   * Called before a jump: by a link, an entry, a hit or a page number, not by a page turn.
   *
   * @param isLink whether a link in the text caused it
   */
  readonly onJump?: (isLink: boolean) => void;
  /** Called once for each move that failed; the page shown before is shown again. */
  readonly onFailure: (failure: ViewerFailure) => void;
  /** Called on every action of the person, also within frames (`docs/decisions.md` 59). */
  readonly onActivity: () => void;
}

/** The options before the contents are loaded. */
export interface CreateViewerOptions extends Omit<ViewerOptions, 'contents'> {
  /** Never rejects. */
  readonly contents: Promise<readonly ContentsEntry[]>;
}

/** Something shown beside its reference on the page. */
export interface BesidePage {
  /** Aborted when the page is turned or the licence ends. */
  readonly signal: AbortSignal;
  /** Where the reference is, from the top left corner of the viewer's element, in CSS pixels. */
  box(): Readonly<Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>>;
  focusReference(): void;
}

/** A comment on a page of a PDF. */
export interface CommentView extends BesidePage, Remark {
  /** In chronological order. */
  readonly replies: readonly Remark[];
}

/** A comment or a reply. */
export interface Remark {
  readonly author: string | undefined;
  readonly date: Date | undefined;
  readonly text: string;
}

/** A note that the text refers to. */
export interface NoteView extends BesidePage {
  /** The text of the reference: a number, an asterisk. */
  readonly mark: string;
  /**
   * Shows the note in a frame as high as its text; returns a function that removes it.
   *
   * @param title accessible name of the frame
   */
  show(parent: HTMLElement, title: string, events: NoteEvents): () => void;
  /** Moves to the note in the book. */
  go(): void;
}

/** Events of a note's frame. */
export interface NoteEvents {
  /** Escape, or a link that leads elsewhere. */
  readonly onClose: () => void;
}

/** The pages to print, and their place. */
export interface PrintOptions {
  /** Empty and of the same origin. */
  readonly window: Window;
  /** Aborted when the window is closed. */
  readonly signal: AbortSignal;
  /** Number of pages. */
  readonly amount: number;
  /** Title of the window; browsers derive the file's name from it. */
  readonly title: string;
  /** Language of title and texts. */
  readonly language: string;
  /** Shown in the window until the pages are complete. */
  readonly waiting: string;
  /** Called with the number of complete pages. */
  readonly onProgress: (done: number) => void;
}

/** The features of a viewer of this document. */
export interface ViewerAbilities {
  /** Whether pages are numbered through the document: page input, thumbnails, numbered results. */
  readonly pageNumbers: boolean;
  /** The parts of a look that this document uses. */
  readonly look: readonly (keyof ReadingLook)[];
}

/** A place in a document, opaque to everyone but viewers; can be stored. */
export type Place = string;

/** A move to another place. */
export type Move =
  | { readonly to: 'page'; readonly page: number }
  /** A link of the contents, a search result or the text: `{n}.pdf`, `path?query#anchor`. */
  | { readonly to: 'link'; readonly link: string }
  /**
   * One of the marked texts in a file, from 0, the first by default. If there are fewer, the last; if there
   * are none, the beginning of the file.
   */
  | { readonly to: 'hit'; readonly file: string; readonly nth?: number }
  | { readonly to: Direction };

/** The direction in which pages follow one another. */
export type Progression = 'ltr' | 'rtl';

/** A move relative to the current page. */
export type Direction =
  | 'first-page'
  | 'last-page'
  | 'previous-page'
  | 'next-page'
  | 'previous-chapter'
  | 'next-chapter';

/** A step of the zoom, or the default scale. */
export type Zoom = 'in' | 'out' | 'auto';

/** The state of a viewer. */
export type ViewerState =
  /** Before `open`; after `purge`, with the place to return to. */
  | { readonly kind: 'empty'; readonly place: Place | undefined }
  /** A page is loading; `view` is shown meanwhile. */
  | {
      readonly kind: 'loading';
      readonly view: View | undefined;
      /** The first page is visible already; nothing can be done on it yet. */
      readonly isVisible?: boolean;
    }
  | { readonly kind: 'ready'; readonly view: View }
  /** The first page failed. */
  | { readonly kind: 'failed'; readonly failure: ViewerFailure };

/** The state of the shown page. While a page is loading, `page` and `can` describe that page. */
export interface View {
  readonly place: Place;
  /** From 1: of the document if it has page numbers, else of the segment. */
  readonly page: number;
  readonly pageCount: number;
  /** Changes with each page turn, but not with a new layout. */
  readonly turn: number;
  /** The printed page number, if the document has its own. */
  readonly pageLabel: string | undefined;
  /** The contents entry that holds the place: one of those passed in. */
  readonly entry: ContentsEntry | undefined;
  /** Whether the file is damaged, so that parts may be missing or misplaced. */
  readonly isDamaged?: boolean;
  /** `{n}.pdf` or the path of the segment, as in search results. */
  readonly file: string;
  /** The share of the document that is read, 0 to 1. */
  readonly progress: number;
  readonly scale: number;
  /** Whether the scale is the automatic one. */
  readonly fits: boolean;
  readonly can: Readonly<Record<Can, boolean>>;
}

/** Moves and zooms that may be available. */
export type Can =
  | 'firstPage'
  | 'lastPage'
  | 'previousPage'
  | 'nextPage'
  | 'previousChapter'
  | 'nextChapter'
  | 'zoomIn'
  | 'zoomOut';

/** Why a move failed; the kinds of the error catalogue (`docs/behaviour.md` R8). */
export type ViewerFailure =
  | { readonly kind: 'page-missing' }
  | { readonly kind: 'page-too-large' }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'page-open-failed'; readonly cause: unknown }
  | { readonly kind: 'page-fetch-failed'; readonly cause: unknown };
