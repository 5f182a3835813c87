import { fillFrame } from '../src/viewers/epub/frame/fill-frame.ts';
import { framePolicy } from '../src/viewers/epub/frame/frame-shell.ts';
import { sanitiseCss } from '../src/viewers/epub/sanitise/css/sanitise-css.ts';
import { epubPolicy } from '../src/viewers/epub/sanitise/epub-policy.ts';
import { createResourcePolicy } from '../src/viewers/epub/sanitise/resource-policy.ts';
import { sanitiseSegment } from '../src/viewers/epub/sanitise/testing/sanitise-now.ts';

/** The protections between a book and the portal that are on; the server sets the portal's own policy. */
interface Walls {
  readonly sanitiser: boolean;
  readonly policy: boolean;
  readonly sandbox: boolean;
}

/**
 * Shows a segment behind some of the reader's protections, so that a test can see what each of them blocks.
 */
async function showBehind(markup: string, walls: Walls): Promise<void> {
  const root = new URL('/book/', location.href).href;
  const frame = document.createElement('iframe');
  if (walls.sandbox) frame.setAttribute('sandbox', 'allow-same-origin');
  const meta = walls.policy
    ? `<meta http-equiv="Content-Security-Policy" content="${framePolicy(root).replaceAll('"', '&quot;')}">`
    : '';
  const content = walls.sanitiser ? '' : markup.replace(/^<\?xml[^>]*>/, '');
  document.body.append(frame);
  const page = frame.contentDocument;
  if (page === null) throw new TypeError('The frame has no document');
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  page.open();
  page.write(epubPolicy.createHTML(`<!doctype html>${meta}${content}`));
  page.close();
  await loaded;
  if (!walls.sanitiser) return;
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
