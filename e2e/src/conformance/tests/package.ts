import type { ConformanceTest } from './expectation.contract.ts';
import {
  authors,
  follow,
  hidden,
  noText,
  ownFont,
  press,
  refused,
  shown,
  style,
  test,
  text,
  title,
  turn,
} from './steps.ts';

const OPENS = text('Test passes if the EPUB opens.');
const TWICE = text('This document occurs three times in the spine.');
const IN_ORDER = ['first', 'second', 'third', 'last'].map((place) => text(`must appear ${place}`));
const [first = OPENS, second = OPENS, third = OPENS, last = OPENS] = IN_ORDER;
const HEBREW = 'CSS: הרפתקה חדשה!';
const ARABIC = 'CSS: مغامرة جديدة!';
/** A title isolated as right-to-left text. */
const reversed = (words: string) => title(`\u2067${words}\u2069`);

/** The container and the package document. */
export const PACKAGE: readonly ConformanceTest[] = [
  test('ocf-font_obfuscation', 'should', ownFont('.font-truetype')),
  test('ocf-font_obfuscation_bis', 'should', ownFont('.font-truetype', false)),
  test('ocf-metainf-inc', 'must', text('can be accessed without any error')),
  test('ocf-metainf-manifest', 'must', text('Test passes'), noText('Test fails')),
  test('ocf-package_arbitrary', 'must', text('Test passes if you see this.')),
  test('ocf-package_multiple', 'must', text('Test passes if you see this.')),
  test('ocf-url_link-leaking-relative', 'must', shown('img')),
  test('ocf-url_link-path-absolute', 'must', shown('img')),
  test('ocf-url_link-relative', 'must', shown('img')),
  test('ocf-url_manifest', 'must', text('Test passes if this page opens.')),
  test('ocf-url_relative', 'must', text('Test passes if this page opens.')),
  refused('ocf-zip-comp', 'must'),
  refused('ocf-zip-mult', 'must'),
  test('pkg-collections-unknown', 'must', OPENS),
  test(
    'pkg-creator-order',
    'must',
    authors('Dave Cramer', 'Wendy Reid', 'Dan Lazin', 'Ivan Herman', 'Brady Duga'),
  ),
  test('pkg-dir-auto_root-rtl', 'must', title(ARABIC)),
  test('pkg-dir-auto_root-unset', 'must', title(HEBREW)),
  test(
    'pkg-dir_but_not_content',
    'must',
    style('ul', 'direction', 'ltr'),
    style('p', 'text-align', 'start'),
  ),
  test('pkg-dir_creator-rtl', 'must', authors('Dave Cramer')),
  test('pkg-dir_rtl-root-ltr', 'must', reversed(HEBREW)),
  test('pkg-dir_rtl-root-unset', 'must', reversed(HEBREW)),
  test('pkg-dir_unset-root-rtl', 'must', reversed(ARABIC)),
  test('pkg-dir_unset-root-unset', 'must', title(ARABIC)),
  test('pkg-lang_but_not_content', 'must', { see: 'quotes', of: 'q', not: '«' }),
  test('pkg-linked-records', 'should', title('Package metadata title!'), authors('Matthew Chan')),
  test('pkg-manifest-unknown', 'must', OPENS),
  test('pkg-manifest-unlisted-resource', 'should', hidden('img')),
  test('pkg-meta-unknown', 'must', OPENS),
  test('pkg-meta-whitespace', 'must', title('pkg-meta-whitespace'), authors('Dave Cramer')),
  test(
    'pkg-spine-duplicate-item-hyperlink',
    'must',
    follow('this link'),
    TWICE,
    turn,
    TWICE,
    turn,
    TWICE,
  ),
  test('pkg-spine-duplicate-item-rendering', 'must', turn, TWICE, turn, TWICE, turn, TWICE),
  test('pkg-spine-duplicate-item-ui', 'must', turn, TWICE, turn, TWICE, turn, TWICE),
  test(
    'pkg-spine-nonlinear-activation',
    'must',
    follow('this link'),
    text('following the link opens'),
  ),
  test(
    'pkg-spine-order-svg',
    'must',
    text('Page 1'),
    turn,
    text('Page 2'),
    turn,
    text('Page 3'),
    turn,
    text('Page 4'),
  ),
  test('pkg-spine-order', 'must', first, turn, second, turn, third, turn, last),
  test(
    'pkg-spine-progression-default',
    'must',
    ...[first, press('ArrowLeft'), second, press('ArrowLeft'), third, press('ArrowLeft'), last],
  ),
  test(
    'pkg-spine-progression-pre-paginated',
    'must',
    ...[text('page 1'), press('ArrowRight'), text('page 2'), press('ArrowRight'), text('page 3')],
  ),
  test(
    'pkg-spine-progression_ltr',
    'must',
    ...[first, press('ArrowRight'), second, press('ArrowRight'), third, press('ArrowRight'), last],
  ),
  test(
    'pkg-spine-progression_rtl',
    'must',
    ...[first, press('ArrowLeft'), second, press('ArrowLeft'), third, press('ArrowLeft'), last],
  ),
  test('pkg-spine-unknown', 'must', OPENS),
  test('pkg-title-order', 'must', title('pkg-title-order')),
  test('pkg-unique-id', 'must', title('pkg-unique-id'), text('Unique identifier not unique')),
  test(
    'pkg-unique-id_duplicate',
    'must',
    title('pkg-unique-id_duplicate'),
    text('Unique identifier reused'),
  ),
  test('pkg-version-backward', 'must', OPENS),
  // Neither the item in the spine nor its fallback can be shown, so there is nothing to read.
  refused('pub-foreign_bad-fallback', 'must'),
  test('pub-foreign_json-spine', 'must', text('Test passes if you see this text.')),
  test('pub-foreign_xml-spine', 'must', text('Test passes if you see this text.')),
  test('pub-foreign_xml-suffix-spine', 'must', text('Test passes if you see this text.')),
  test('pub-foreign_image', 'must', shown('img')),
];
