import type { ConformanceTest } from './expectation.contract.ts';
import { choose, contents, damageTold, hidden, nextSegment, shown, test, text } from './steps.ts';

const SENANQUE = 'Description of the Abbey of Sénanque';
const TWO = ['first', 'second'].map((one) => `Test passes if you can see two links (${one} link)`);

/** The table of contents, and damaged files. */
export const NAVIGATION: readonly ConformanceTest[] = [
  test('nav-access', 'must', contents('Test passes if you can see this link')),
  test(
    'nav-activation',
    'must',
    choose('Click to access 2nd content document'),
    text('Test passes if the navigation link leads here.'),
  ),
  test(
    'nav-non-text_img',
    'should',
    contents('Start page', SENANQUE),
    choose(SENANQUE),
    text('placeholder'),
  ),
  test(
    'nav-non-text_img_title',
    'should',
    contents('Start page', SENANQUE),
    choose(SENANQUE),
    text('placeholder'),
  ),
  test(
    'nav-spine_in-spine-hidden-toc-css',
    'must',
    contents('The first link', 'The second link'),
    shown('a[href$="content_001.xhtml"]'),
    hidden('a[href$="content_002.xhtml"]'),
  ),
  test(
    'nav-spine_in-spine-hidden-toc-html',
    'must',
    contents('The first link', 'The second link'),
    shown('a[href$="content_001.xhtml"]'),
    hidden('a[href$="content_002.xhtml"]'),
  ),
  test(
    'nav-spine_in-spine-no-list-style',
    'must',
    contents('Test passes if you can see two links: the first link', 'the second link'),
  ),
  test('nav-spine_in-spine', 'must', contents(...TWO)),
  test('nav-spine_not-in-spine', 'must', contents(...TWO)),
  test('pub-xml-external-id', 'must', text('Test passes unless'), {
    see: 'no text',
    text: 'The test fails.',
  }),
  test('pub-xml-names', 'must', damageTold),
  test('pub-xml-non-validating_comment', 'must', nextSegment, text('Hello')),
  test('pub-xml-non-validating_unclosed', 'must', damageTold),
];
