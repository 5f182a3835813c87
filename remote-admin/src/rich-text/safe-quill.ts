import { parseMarkup } from '@leeszaal/shared-contracts';
import Quill from 'quill/core.js';
import Bold from 'quill/formats/bold.js';
import Header from 'quill/formats/header.js';
import IndentClass from 'quill/formats/indent.js';
import Italic from 'quill/formats/italic.js';
import Link from 'quill/formats/link.js';
import List from 'quill/formats/list.js';
import Strike from 'quill/formats/strike.js';
import Underline from 'quill/formats/underline.js';
import Clipboard, { traverse } from 'quill/modules/clipboard.js';
import { linkAddress } from './link-address.ts';
import { renameAttributes } from './rename-attributes.ts';
import { type Stretch, scrollDistance, viewOf } from './scroll-distance.ts';

class SafeLink extends Link {
  static override sanitize(url: string): string {
    return linkAddress(url) ?? 'about:blank';
  }
}

/**
 * Parses pasted markup. Quill reads the formats and the text of it, and shows no node of it. Inline styles return
 * through the CSSOM, which the page's policy allows: some editors mark bold by style alone.
 */
function pastedBody(html: string): HTMLElement {
  const body = parseMarkup(renameAttributes(html), 'leeszaal-admin-markup');
  for (const element of body.querySelectorAll<HTMLElement>('*')) {
    const [style, href] = [element.getAttribute('data-style'), element.getAttribute('href')];
    const data = element.getAttributeNames().filter((name) => name.startsWith('data-'));
    for (const name of data) element.removeAttribute(name);
    if (style !== null) element.style.cssText = style;
    if (href !== null && linkAddress(href) === undefined) element.removeAttribute('href');
  }
  return body;
}

/** Parses pasted markup as the page's policy allows. */
class SafeClipboard extends Clipboard {
  /**
   * Pastes the text. Office programs add a picture of it, a format that this editor does not have.
   */
  override onCapturePaste(event: ClipboardEvent) {
    if (event.defaultPrevented || !this.quill.isEnabled()) return;
    event.preventDefault();
    const range = this.quill.getSelection(true);
    const html = event.clipboardData?.getData('text/html') ?? '';
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (html || text) this.onPaste(range, { html, text });
  }

  protected override convertHTML(html: string) {
    const body = pastedBody(html);
    const matches: Parameters<Clipboard['prepareMatching']>[1] = new WeakMap();
    const [elements = [], texts = []] = this.prepareMatching(body, matches);
    return traverse(this.quill.scroll, body, elements, texts, matches);
  }
}

/** Scrolls the cursor out from under sticky elements, which Quill ignores. */
class ScrollingQuill extends Quill {
  override scrollRectIntoView(rect: Stretch): void {
    window.scrollBy(0, scrollDistance(rect, viewOf(window)));
  }
}

/** The formats that an information text may have (`docs/behaviour.md` C 2). */
export const FORMATS = [
  'header',
  'bold',
  'italic',
  'underline',
  'strike',
  'list',
  'indent',
  'link',
];

Quill.register(
  {
    'formats/bold': Bold,
    'formats/header': Header,
    'formats/indent': IndentClass,
    'formats/italic': Italic,
    'formats/link': SafeLink,
    'formats/list': List,
    'formats/strike': Strike,
    'formats/underline': Underline,
    'modules/clipboard': SafeClipboard,
  },
  true,
);

/**
 * Changes to Quill's key bindings. The Tab key moves to the next control; the buttons indent lists.
 * Typed marks begin a list, but no checklist.
 */
const BINDINGS = {
  indent: null,
  outdent: null,
  'remove tab': null,
  tab: null,
  'list autofill': { prefix: /^\s*?(?:\d+\.|-|\*)$/ },
};

/**
 * Creates an editor in an empty element, under a Trusted Types policy that turns no text into
 * markup.
 */
export function createEditor(element: HTMLElement): Quill {
  // Quill empties its element through `innerHTML`, which the policy refuses even for an empty text.
  Object.defineProperty(element, 'innerHTML', {
    configurable: true,
    get: () => '',
    set: () => element.replaceChildren(),
  });
  const editor = new ScrollingQuill(element, {
    formats: FORMATS,
    modules: { keyboard: { bindings: BINDINGS }, uploader: { mimetypes: [] } },
  });
  Reflect.deleteProperty(element, 'innerHTML');
  return editor;
}
