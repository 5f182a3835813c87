import type { NoteEvents } from '../../contract/viewer.contract.ts';
import { addSheet } from '../css/add-sheet.ts';
import { REDUCED_MOTION } from '../css/reduced-motion.ts';
import { fillFrame } from '../frame/fill-frame.ts';
import { openFrame } from '../frame/open-frame.ts';
import type { Metrics } from '../layout/segment-layout.contract.ts';
import { lookStyles } from '../look/look-styles.ts';
import { EXCERPT_STYLES, excerptOf } from './excerpt.ts';
import type { FoundNote } from './find-note.ts';

/** The greatest font size: larger letters leave no room for words. */
const LARGEST_LETTERS = 1.4;
/** The background of a book that states none. */
const GROUND = ':where(html) { background-color: #fffdf8; }';
/** Length of a vertical line, in CSS pixels. */
const VERTICAL_LINE = 260;

/** Where and how a note is shown. */
export interface NoteShowing {
  readonly parent: HTMLElement;
  readonly title: string;
  /** Address of the document's folder, ending in a slash. */
  readonly root: string;
  readonly metrics: Metrics;
}

/**
 * Shows a note in a frame without scripts, as large as the note.
 *
 * @throws the signal's reason when aborted
 */
export async function showNote(
  note: FoundNote,
  { parent, title, root, metrics }: NoteShowing,
  { onClose }: NoteEvents,
  onLink: (event: MouseEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const { element, page } = await openFrame({ parent, title, root }, signal);
  signal.addEventListener('abort', () => element.remove());
  fillFrame(page, excerptOf(note.element, note.leadsBack), note.styles);
  const fontScale = Math.min(metrics.fontScale, LARGEST_LETTERS);
  addSheet(
    page,
    `${GROUND}${EXCERPT_STYLES}${REDUCED_MOTION}body { zoom: ${fontScale}; }${lookStyles(metrics.look)}`,
  );
  const isVertical = getComputedStyle(page.body).writingMode.startsWith('vertical');
  const measure = () => {
    const { width, height } = page.body.getBoundingClientRect();
    if (isVertical) element.style.width = `${Math.ceil(width)}px`;
    element.style.height = `${isVertical ? VERTICAL_LINE : Math.ceil(height)}px`;
  };
  measure();
  page.addEventListener('load', measure, { capture: true });
  page.fonts.addEventListener('loadingdone', measure);
  const observer = new ResizeObserver(measure);
  observer.observe(parent);
  signal.addEventListener('abort', () => observer.disconnect());
  page.addEventListener('click', onLink);
  page.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') onClose();
  });
}
