import { fillFrame } from '../src/viewers/epub/frame/fill-frame.ts';
import { type OpenedFrame, openFrame } from '../src/viewers/epub/frame/open-frame.ts';
import { sanitiseCss } from '../src/viewers/epub/sanitise/css/sanitise-css.ts';
import { epubPolicy } from '../src/viewers/epub/sanitise/epub-policy.ts';
import { createResourcePolicy } from '../src/viewers/epub/sanitise/resource-policy.ts';
import { sanitiseSegment } from '../src/viewers/epub/sanitise/testing/sanitise-now.ts';

/** The protections between a book and the portal that are on; the server sets the portal's own policy. */
interface Walls {
  readonly sanitiser: boolean;
  /** Of the frame, which then has a sandbox. */
  readonly policy: boolean;
  readonly sandbox: boolean;
}

/** Opens an empty frame: with its policy as the reader does, else with as much of it as is on. */
async function openBehind(root: string, { policy, sandbox }: Walls): Promise<OpenedFrame> {
  const { body: parent } = document;
  if (policy) return openFrame({ parent, title: 'A book', root }, new AbortController().signal);
  const element = document.createElement('iframe');
  if (sandbox) element.setAttribute('sandbox', 'allow-same-origin');
  parent.append(element);
  const page = element.contentDocument;
  if (page === null) throw new TypeError('The frame has no document');
  await write(element, page, '<!doctype html>');
  return { element, page };
}

/** Writes a document in place of another, whose policy stays in force. Resolves when it is loaded. */
async function write(element: HTMLIFrameElement, page: Document, markup: string): Promise<void> {
  // Else the load of the document before would be taken for this one.
  if (page.readyState !== 'complete') await loadOf(element);
  page.open();
  page.write(epubPolicy.createHTML(markup));
  const loaded = loadOf(element);
  page.close();
  await loaded;
}

const loadOf = (element: HTMLIFrameElement) =>
  new Promise((resolve) => element.addEventListener('load', resolve, { once: true }));

/**
 * Shows a segment behind some of the reader's protections, so that a test can see what each of them blocks.
 */
async function showBehind(markup: string, walls: Walls): Promise<void> {
  const root = new URL('/book/', location.href).href;
  const { element, page } = await openBehind(root, walls);
  if (!walls.sanitiser) {
    const content = markup.replace(/^<\?xml[^>]*>/, '');
    return write(element, page, `<!doctype html>${content}`);
  }
  const address = `${root}segment.xhtml`;
  const segment = { path: 'segment.xhtml', mediaType: 'application/xhtml+xml', markup, address };
  const { document: tree, styles } = sanitiseSegment(segment, root);
  const policy = createResourcePolicy(address, root);
  const texts = styles.flatMap((style) =>
    style.kind === 'text' ? [{ css: sanitiseCss(style.css, policy).css, media: style.media }] : [],
  );
  fillFrame(page, tree, texts);
}

Object.assign(globalThis, { showBehind });
