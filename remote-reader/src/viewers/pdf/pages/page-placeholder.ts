import type { DocumentSource } from '../../../source/document-source.contract.ts';
import type { Size } from '../../zoom/strip-scale.ts';
import styles from './page.module.css';

/** The small picture of a page, shown until the page itself has painted (`docs/decisions.md` 78). */
export interface Placeholder {
  readonly element: HTMLElement;
  /** Proportions of the page, in pixels of the picture. */
  readonly size: Size;
  /** Frees the picture. */
  drop(): void;
}

/** Fetches the small picture of a page. Rejects when there is none or the signal is aborted. */
export async function loadPlaceholder(
  page: number,
  source: DocumentSource,
  signal: AbortSignal,
): Promise<Placeholder> {
  const url = URL.createObjectURL(await source.thumbnail(page, { signal, background: true }));
  const image = document.createElement('img');
  const drop = () => {
    image.remove();
    URL.revokeObjectURL(url);
  };
  try {
    image.className = styles.placeholder;
    image.alt = '';
    image.src = url;
    await image.decode();
    signal.throwIfAborted();
  } catch (error) {
    drop();
    throw error;
  }
  const element = document.createElement('div');
  element.className = styles.page;
  element.append(image);
  return { element, size: { width: image.naturalWidth, height: image.naturalHeight }, drop };
}
