import type { FilePreload } from '@leeszaal/shared-contracts/registry';

/** A file that an element will load. */
export interface WantedFile extends FilePreload {
  /** Absolute. */
  readonly url: string;
}

/**
 * Requests a file as the element that will load it, which then takes the same response. The browser compares the bytes.
 *
 * @returns false after a failure or an abort
 */
export type PreloadFile = (file: WantedFile, signal: AbortSignal) => Promise<boolean>;

/** {@link PreloadFile} by an element in the head of the page. */
export const preloadFile: PreloadFile = ({ url, as, integrity }, signal) =>
  new Promise((resolve) => {
    const giveUp = () => resolve(false);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    const link = Object.assign(document.createElement('link'), {
      rel: 'preload',
      as,
      integrity,
      crossOrigin: 'anonymous',
      onload: () => resolve(true),
      onerror: giveUp,
      href: url,
    });
    document.head.append(link);
  });
