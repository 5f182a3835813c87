import { frameShell } from './frame-shell.ts';

/** Where a frame is made, and for what. */
export interface FrameOpening {
  /** May belong to another window. */
  readonly parent: HTMLElement;
  /** Its accessible name. */
  readonly title: string;
  /** Address of the document's folder, ending in a slash. */
  readonly root: string;
  readonly className?: string;
}

/** An open frame and its document. */
export interface OpenedFrame {
  readonly element: HTMLIFrameElement;
  readonly page: Document;
}

/** The documents of opened frames. */
const opened = new WeakMap<HTMLIFrameElement, Document>();

/** Whether the browser has replaced the document of an opened frame: it reloads a frame that moves within the page. */
export function isLostFrame(element: EventTarget | null): boolean {
  if (!(element instanceof HTMLIFrameElement)) return false;
  const page = opened.get(element);
  return page !== undefined && element.contentDocument !== page;
}

/**
 * Opens an empty frame without scripts, which loads only files of the document (`docs/decisions.md` 76). Its document
 * is written into the one that a frame has at once: a document of its own to load would be awaited. Removes the frame
 * on failure.
 *
 * @throws the signal's reason when aborted
 */
export async function openFrame(
  { parent, title, root, className = '' }: FrameOpening,
  signal: AbortSignal,
): Promise<OpenedFrame> {
  signal.throwIfAborted();
  const element = document.createElement('iframe');
  element.title = title;
  element.className = className;
  element.setAttribute('sandbox', 'allow-same-origin');
  try {
    parent.append(element);
    const page = element.contentDocument;
    if (page === null) throw new TypeError('The frame has no document');
    page.open();
    page.write(frameShell(root));
    page.close();
    opened.set(element, page);
    return { element, page };
  } catch (error) {
    element.remove();
    throw error;
  }
}
