import type { FilePreload } from '@leeszaal/shared-contracts/registry';

/** A file that an element will load. */
export interface WantedFile extends FilePreload {
  /** Absolute. */
  readonly url: string;
}

/**
 * Requests a file as the element that will load it, which then takes the same response. The browser compares the bytes.
 *
 * @returns false after a failure or an abort; after a timeout the file counts as failed, too, so that the next attempt
 *   requests another address instead of waiting for this one
 */
export type PreloadFile = (file: WantedFile, signal: AbortSignal) => Promise<boolean>;

const isTimeout = (reason: unknown): boolean =>
  reason instanceof DOMException && reason.name === 'TimeoutError';

/** {@link PreloadFile} by an element in the head of the page. */
export const preloadFile: PreloadFile = ({ url, as, integrity }, signal) =>
  new Promise((resolve) => {
    if (signal.aborted) {
      resolve(false);
      return;
    }
    const end = (hasLoaded: boolean) => {
      signal.removeEventListener('abort', giveUp);
      // Each mount makes new ones. What has arrived stays in the browser.
      link.remove();
      resolve(hasLoaded);
    };
    const link = Object.assign(document.createElement('link'), {
      rel: 'preload',
      as,
      integrity,
      crossOrigin: 'anonymous',
      onload: () => end(true),
      onerror: () => end(false),
      href: url,
    });
    const giveUp = () => {
      // The browser sends no event while it waits.
      if (isTimeout(signal.reason)) link.dispatchEvent(new Event('error'));
      else end(false);
    };
    signal.addEventListener('abort', giveUp);
    document.head.append(link);
  });
