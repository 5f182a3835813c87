import type { NoteEvents, NoteView } from '../../contract/viewer.contract.ts';
import type { BookPlace } from '../book/epub-book.ts';
import type { Metrics } from '../layout/segment-layout.contract.ts';
import { type FoundNote, findNote, type OpenSegment } from './find-note.ts';
import { showNote } from './show-note.ts';

/** Dependencies of the note opener, which the viewer gives. */
export interface NoteOpenerOptions {
  /** Address of the document's folder, ending in a slash. */
  readonly root: string;
  /** The place of an address; undefined outside the book. */
  readonly placeOf: (address: string) => BookPlace | undefined;
  readonly kept: (index: number) => OpenSegment | undefined;
  readonly load: (index: number, signal: AbortSignal) => Promise<OpenSegment>;
  readonly metrics: () => Metrics;
  /** Moves to an address. */
  readonly follow: (address: string) => void;
  /** Undefined if notes are followed as links. */
  readonly onNote: ((note: NoteView) => void) | undefined;
}

/** Opens notes beside their reference, one at a time. */
export class NoteOpener {
  readonly #options: NoteOpenerOptions;
  #current = new AbortController();

  constructor(options: NoteOpenerOptions) {
    this.#options = options;
  }

  /**
   * Opens the note that a link refers to; follows any other link.
   *
   * @param index of the link's segment
   * @param address of the link, absolute
   */
  async offer(link: Element, index: number, address: string): Promise<void> {
    const { follow, onNote, kept, load } = this.#options;
    const place = this.#options.placeOf(address);
    if (onNote === undefined || place?.fragment === undefined) return follow(address);
    this.close();
    const { signal } = this.#current;
    const placeOf = (other: Element) => this.#options.placeOf(other.getAttribute('href') ?? '');
    const open = (other: number) => load(other, signal);
    // A segment that fails to load is followed, which reports the error.
    const note = await findNote(link, index, { placeOf, kept, open }).catch(() => undefined);
    if (signal.aborted) return;
    if (note) onNote(this.#view(link, note, address, signal));
    else follow(address);
  }

  /** Closes the note, or stops looking for one. */
  close(): void {
    this.#current.abort();
    this.#current = new AbortController();
  }

  #view(link: Element, note: FoundNote, address: string, signal: AbortSignal): NoteView {
    return {
      mark: link.textContent?.trim() ?? '',
      signal,
      box: () => boxOf(link),
      show: (parent, title, events) => this.#show(note, parent, title, events, signal),
      go: () => {
        this.#options.follow(address);
        focusOn(note.element);
      },
      focusReference: () => (link as HTMLElement).focus({ preventScroll: true }),
    };
  }

  #show(
    note: FoundNote,
    parent: HTMLElement,
    title: string,
    events: NoteEvents,
    signal: AbortSignal,
  ): () => void {
    const { root, metrics, follow } = this.#options;
    const taken = new AbortController();
    const onLink = (event: MouseEvent): void => {
      const link = (event.target as Element | null)?.closest?.('a');
      const address = link?.getAttribute('href');
      if (!link || !address) return;
      event.preventDefault();
      events.onClose();
      if (!note.leadsBack(link)) follow(address);
    };
    const where = { parent, title, root, metrics: metrics() };
    const until = AbortSignal.any([signal, taken.signal]);
    showNote(note, where, events, onLink, until).catch(() => undefined);
    return () => taken.abort();
  }
}

/** Reading continues here; in a segment that is not shown there is no window. */
function focusOn(element: Element): void {
  if (element.ownerDocument.defaultView === null || !('tabIndex' in element)) return;
  (element as HTMLElement).tabIndex = -1;
  (element as HTMLElement).focus({ preventScroll: true });
}

/** The box of a link, from the top left corner of its stage. */
function boxOf(link: Element): ReturnType<NoteView['box']> {
  const frame = link.ownerDocument.defaultView?.frameElement as HTMLElement | null;
  const [at] = link.getClientRects();
  if (!frame || !at) return { left: 0, top: 0, width: 0, height: 0 };
  const box = frame.getBoundingClientRect();
  const stage = (frame.parentElement ?? frame).getBoundingClientRect();
  const scale = frame.offsetWidth === 0 ? 1 : box.width / frame.offsetWidth;
  return {
    left: box.left - stage.left + at.left * scale,
    top: box.top - stage.top + at.top * scale,
    width: at.width * scale,
    height: at.height * scale,
  };
}
