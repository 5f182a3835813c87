import type { AppearanceMetadata, ContentsEntry } from '@leeszaal/shared-contracts';
import type { DocumentSource } from '../../source/document-source.contract.ts';
import type { ReadingLook } from './reading-look.ts';

/**
 * Shows one document in one element (`docs/decisions.md` 73). Who uses it knows no format: what a
 * document can do stands in {@link Viewer.abilities}, what can be done now in {@link View.can}.
 *
 * A viewer listens to keys, swipes and zoom gestures (also inside its frames), click zones and the size
 * of its element by itself. Calls never throw: what goes wrong is told through `onFailure`.
 */
export interface Viewer {
  readonly abilities: ViewerAbilities;
  /** What is shown now. The same object until something changes. */
  state(): ViewerState;
  /** Calls back after every change of the state; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Shows the place; without one, or with one that no longer exists, the beginning. */
  open(place?: Place): void;
  /** Moves. Rapid moves end at the last target; none is lost (`docs/decisions.md` 77). */
  go(move: Move): void;
  /** PDF: the scale of the page; EPUB: the size of the letters. */
  zoom(step: Zoom): void;
  /** Shows the document in another look; the place in it is kept. */
  setLook(look: ReadingLook): void;
  /** Marks every occurrence of the texts, case and diacritics folded; an empty list takes marks away. */
  mark(texts: readonly string[]): void;
  /** Takes everything readable away within a frame and drops what was prepared (`docs/decisions.md` 60). */
  purge(): void;
  /** A new licence key is in force: shows what {@link purge} took away, at its place (`docs/decisions.md` 63). */
  renew(): void;
  /**
   * Puts pages, beginning with the one that is shown, into a window as they are to be printed;
   * {@link purge} closes it. Resolves when everything of them is there. The one call that rejects: with
   * a `SourceError`, or an `AbortedError` when the pages or the window are gone. Undefined where the
   * server makes what is printed.
   */
  print?(options: PrintOptions): Promise<void>;
  /** Which way the pages go now; undefined where that is always to the right. */
  progression?(): Progression;
  /** Reads `pageLabel` again, after a change of language. */
  relabel(): void;
  /**
   * Takes the viewer away, with every node, listener, worker and frame of it. What can be seen is gone
   * at once; resolves when nothing at all is left.
   */
  destroy(): Promise<void>;
}

/** What a viewer is made of. */
export interface ViewerOptions {
  /** The viewer fills it; it has a size of its own and is positioned. */
  readonly element: HTMLElement;
  readonly source: DocumentSource;
  readonly document: AppearanceMetadata;
  /** Empty where there is none. */
  readonly contents: readonly ContentsEntry[];
  /** The look to begin with. */
  readonly look: ReadingLook;
  /** EPUB: font size to begin with, 1 being normal. A book of fixed pages begins at its own size. */
  readonly letters?: number;
  /** EPUB: told each font size that the person chooses; never a zoom of fixed pages. */
  readonly onLetters?: (letters: number) => void;
  /** The accessible name of a page, localised. `count` is of the document, or of the chapter. */
  readonly pageLabel: (page: number, count: number) => string;
  /** Opens an address outside the document (http, https, mailto only). */
  readonly openExternal: (url: string) => void;
  /** A note that the text refers to is to be shown; without it, notes are links like any other. */
  readonly onNote?: (note: NoteView) => void;
  /** A comment on the page is to be read. */
  readonly onComment?: (comment: CommentView) => void;
  /** The accessible name of the mark of a comment, localised. */
  readonly commentLabel?: (author: string | undefined) => string;
  /**
   * Told before a jump to another place than the next page: a link, an entry, a hit, a page number.
   *
   * @param isLink whether a link of the text is followed
   */
  readonly onJump?: (isLink: boolean) => void;
  /** Told once for each move that failed; what was shown before is shown again. */
  readonly onFailure: (failure: ViewerFailure) => void;
  /** The person is active: key, scroll, selection, page turn, also inside frames (`docs/decisions.md` 59). */
  readonly onActivity: () => void;
}

/** What stands beside the place in the page that it belongs to. */
export interface BesidePage {
  /** Aborted when it has to go: the page was turned, the licence has ended. */
  readonly signal: AbortSignal;
  /** Where its place is now, from the top left corner of the viewer's element, in CSS pixels. */
  box(): {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  /** Gives the focus back to its place. */
  focusReference(): void;
}

/** What somebody has noted on a page, to be read beside it. */
export interface CommentView extends BesidePage, Remark {
  /** In the order in which they were given. */
  readonly replies: readonly Remark[];
}

/** What somebody says in a comment. */
export interface Remark {
  readonly author: string | undefined;
  readonly date: Date | undefined;
  readonly text: string;
}

/** A note, to be read beside the text that refers to it. */
export interface NoteView extends BesidePage {
  /** What the text refers to it by: a number, an asterisk. */
  readonly mark: string;
  /**
   * Shows what the note says, in a frame as high as it needs; returns the way to take it away.
   *
   * @param title accessible name of the frame
   */
  show(parent: HTMLElement, title: string, events: NoteEvents): () => void;
  /** Moves to the note itself. */
  go(): void;
}

/** What a person does inside a note. */
export interface NoteEvents {
  /** Escape, or a link that leads elsewhere. */
  readonly onClose: () => void;
}

/** What is to be printed, and where. */
export interface PrintOptions {
  /** Empty, and of the same origin. */
  readonly window: Window;
  /** Aborted when the window is closed. */
  readonly signal: AbortSignal;
  /** How many pages. */
  readonly amount: number;
  /** Title of the window, after which browsers name the file. */
  readonly title: string;
  /** Language of title and texts. */
  readonly language: string;
  /** What the window says until the pages are there. */
  readonly waiting: string;
  /** Told how many of the pages are ready. */
  readonly onProgress: (done: number) => void;
}

/** What a viewer of this document can do at all. */
export interface ViewerAbilities {
  /** Pages are numbered through the document: first, last, page input, thumbnails, numbered results. */
  readonly pageNumbers: boolean;
  /** What of a look makes a difference to this document. */
  readonly look: readonly (keyof ReadingLook)[];
}

/**
 * Where in a document: a link with its finest detail. Opaque to everyone but the viewer that gave it;
 * may be kept and handed to {@link Viewer.open} another day.
 */
export type Place = string;

/** A move to somewhere else. */
export type Move =
  | { readonly to: 'page'; readonly page: number }
  /** A link of the contents, of a search result or of the text: `{n}.pdf`, `path?query#anchor`. */
  | { readonly to: 'link'; readonly link: string }
  /**
   * One of the marked texts in a file of a search's results, from 0, the first unless said; the last where there
   * are fewer, the beginning of the file without any.
   */
  | { readonly to: 'hit'; readonly file: string; readonly nth?: number }
  | { readonly to: Direction };

/** Which way the pages go. */
export type Progression = 'ltr' | 'rtl';

/** A move relative to what is shown. */
export type Direction =
  | 'first-page'
  | 'last-page'
  | 'previous-page'
  | 'next-page'
  | 'previous-chapter'
  | 'next-chapter';

/** A step of the zoom, or back to the default that fits. */
export type Zoom = 'in' | 'out' | 'auto';

/** What a viewer is doing. */
export type ViewerState =
  /** Before `open`, or after `purge` with the place to come back to. */
  | { readonly kind: 'empty'; readonly place: Place | undefined }
  /** On the way; `view` is what is shown meanwhile. */
  | { readonly kind: 'loading'; readonly view: View | undefined }
  | { readonly kind: 'ready'; readonly view: View }
  /** Nothing could be shown and nothing was shown before. */
  | { readonly kind: 'failed'; readonly failure: ViewerFailure };

/** What is shown. While moves are under way, `page` and `can` are those of the last target. */
export interface View {
  readonly place: Place;
  /** With page numbers: page of the document. Without: page within the segment. From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Another after each page that was turned; the same when what is shown is laid out anew. */
  readonly turn: number;
  /** The printed number of the page, in a document that has others than 1, 2, 3. */
  readonly pageLabel: string | undefined;
  /** The contents entry that the place lies in; one of the objects that were handed in. */
  readonly entry: ContentsEntry | undefined;
  /** Whether what is shown is damaged, so that parts of it may be missing or out of place. */
  readonly isDamaged?: boolean;
  /** The file that is shown: `{n}.pdf` or the path of the segment, as in search results. */
  readonly file: string;
  /** How much of the document lies behind, 0 to 1. */
  readonly progress: number;
  readonly scale: number;
  /** Whether the scale is the automatic one. */
  readonly fits: boolean;
  readonly can: Readonly<Record<Can, boolean>>;
}

/** What may be available. */
export type Can =
  | 'firstPage'
  | 'lastPage'
  | 'previousPage'
  | 'nextPage'
  | 'previousChapter'
  | 'nextChapter'
  | 'zoomIn'
  | 'zoomOut';

/** Why a move failed. The kinds are the rows of the error catalogue (`docs/behaviour.md` R8). */
export type ViewerFailure =
  | { readonly kind: 'page-missing' }
  | { readonly kind: 'page-too-large' }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'page-open-failed'; readonly cause: unknown }
  | { readonly kind: 'page-fetch-failed'; readonly cause: unknown };
