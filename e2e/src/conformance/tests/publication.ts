import type { ConformanceTest } from './expectation.contract.ts';
import {
  fixed,
  follow,
  hidden,
  inapplicable,
  noNote,
  note,
  outside,
  shown,
  sound,
  test,
  text,
  turn,
  unsupported,
} from './steps.ts';

const SCRIPTS = 'No script of a book runs (decision 76).';
const picture = (type: string) => test(`pub-cmt-${type}`, 'must', shown('img'));
const NOTE = 'This text is meant to appear as a footnote.';

/** Media types, links, notes and scripts. */
export const PUBLICATION: readonly ConformanceTest[] = [
  test('pss-support', 'may', follow('this link'), note(NOTE)),
  test('pss-support_ignore-title', 'must', turn, follow('this link'), noNote),
  ...['avif', 'gif', 'jpeg', 'jxl', 'png', 'svg', 'webp'].map(picture),
  ...['mp3', 'mp4', 'opus'].map((type) => test(`pub-cmt-${type}`, 'must', sound('audio'))),
  test('pub-data-urls_browsing-context', 'must', shown('img')),
  test(
    'pub-data-urls_top-level-content',
    'must',
    fixed(900, 600),
    shown('img'),
    turn,
    text('Page 2'),
  ),
  {
    ...test(
      'pub-external-links',
      'should',
      follow('External Links'),
      outside('https://www.w3.org/TR/epub-rs-33/#sec-epub-rs-external-links'),
    ),
    why: 'Opens in a new tab; the click is the consent.',
  },
  {
    ...test(
      'pub-external-links_consent',
      'should',
      follow("'mailto' link"),
      outside('mailto:public-epub-wg@w3.org'),
    ),
    why: 'Opens the mail program, which sends nothing by itself; the click is the consent.',
  },
  test('pub-file-urls', 'must', hidden('iframe'), text('Test passes')),
  inapplicable('ocf-url_origin', 'must', SCRIPTS),
  inapplicable('ocf-url_parse-leaking-relative', 'must', SCRIPTS),
  inapplicable('ocf-url_parse-path-absolute', 'must', SCRIPTS),
  inapplicable('scr-not-support_ccscript-modify-host', 'must', SCRIPTS),
  inapplicable('scr-not-support_ccscript-modify-size', 'must', SCRIPTS),
  inapplicable('scr-readingsystem-features', 'must', SCRIPTS),
  inapplicable('scr-readingsystem-support', 'must', SCRIPTS),
  inapplicable('scr-readingsystem-support_iframe', 'must', SCRIPTS),
  inapplicable('scr-readingsystem-support_iframe_svg', 'must', SCRIPTS),
  inapplicable('scr-readingsystem-support_svg', 'must', SCRIPTS),
  test('scr-storage-delete', 'should', text('hence this test succeeds')),
  test('scr-support-fallback', 'must', text('by displaying this page. Test passes.')),
  unsupported('scr-support', 'should', SCRIPTS),
  unsupported('scr-support_iframe', 'should', SCRIPTS),
  inapplicable('scr-support_origin', 'must', SCRIPTS),
  inapplicable('scr-support_origin_unique', 'must', SCRIPTS),
  inapplicable('scr-support_scrolled-continuous', 'should', SCRIPTS),
  inapplicable('scr-support_scrolled-doc', 'must', SCRIPTS),
  unsupported('scr-support_svg', 'should', SCRIPTS),
  test('sec-untrusted-consent_network', 'should', text('Test passes'), hidden('iframe')),
  test('sec-untrusted-consent_scripting', 'should', text('No script has been executed.')),
];
