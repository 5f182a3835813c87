import type { ConformanceTest, Level, Step } from './expectation.contract.ts';
import {
  fixed,
  flowing,
  inapplicable,
  nextSegment,
  shown,
  test,
  text,
  turn,
  unsupported,
} from './steps.ts';

const NO_SPREADS = 'The reader shows one page at a time; spreads are planned.';
const NO_SPREADS_MUST = `${NO_SPREADS} By EPUB the rule holds for readers that make spreads.`;
const PAGINATED = 'The reader always shows pages; a document cannot ask to be scrolled.';
const page = fixed(900, 600);
/** Four fixed-layout pages, each shown alone. */
const FOUR_PAGES: readonly Step[] = [page, turn, page, turn, page, turn, page];
/** A title page and eight plates. */
const PLATES: readonly Step[] = Array.from({ length: 9 }, (_, at) =>
  at === 0 ? [shown('img, image')] : [turn, shown('img, image')],
).flat();
const ROLL = 'Each picture is a page of its own; one does not scroll on to the next.';
const EMPTY_BAND: readonly Step[] = [page, turn, page];

/** Tests that W3C also has under an older name. */
function both(name: string, level: Level, ...steps: readonly Step[]): readonly ConformanceTest[] {
  return [test(`lay-pp-${name}`, level, ...steps), test(`lay-fxl-${name}`, 'deprecated', ...steps)];
}

/** Fixed layout, flow and spreads. */
export const LAYOUT: readonly ConformanceTest[] = [
  inapplicable(
    'fxl-layout-duplication',
    'deprecated',
    'Says what EPUBCheck does; the reader takes the first layout.',
    ...FOUR_PAGES,
  ),
  unsupported('fxl-page-spread-break', 'deprecated', NO_SPREADS, ...FOUR_PAGES),
  test('fxl-page-spread-center', 'deprecated', ...FOUR_PAGES),
  test(
    'fxl-spine-overrides_behave-as-global-bis',
    'deprecated',
    flowing(2),
    nextSegment,
    fixed(1000, 600),
    turn,
    flowing(2),
  ),
  test('fxl-spine-overrides_behave-as-global', 'deprecated', fixed(1000, 600), turn, flowing(2)),
  test('fxl-spine-overrides_duplicate', 'deprecated', fixed(1000, 600), turn, flowing(2)),
  ...both('layout-default', 'must', flowing(2)),
  ...both('layout-pre-paginated-spreads', 'must', ...FOUR_PAGES),
  ...both('layout-pre-paginated', 'must', ...FOUR_PAGES),
  test('lay-fxl-orientation-default', 'deprecated', ...FOUR_PAGES),
  unsupported(
    'lay-fxl-orientation-landscape',
    'deprecated',
    'A page turns no screen, and is shown whole in either orientation.',
    ...FOUR_PAGES,
  ),
  unsupported('lay-fxl-page-spread-combined', 'deprecated', NO_SPREADS, ...FOUR_PAGES),
  unsupported('lay-fxl-page-spread-left', 'deprecated', NO_SPREADS, ...FOUR_PAGES),
  unsupported('lay-fxl-page-spread-right', 'deprecated', NO_SPREADS, ...FOUR_PAGES),
  test('lay-fxl-spread-auto', 'deprecated', ...FOUR_PAGES),
  unsupported('lay-fxl-spread-both', 'deprecated', NO_SPREADS, ...FOUR_PAGES),
  test('lay-fxl-spread-default', 'deprecated', ...FOUR_PAGES),
  unsupported('lay-fxl-spread-landscape', 'deprecated', NO_SPREADS, ...FOUR_PAGES),
  ...both('spread-none', 'must', ...FOUR_PAGES),
  ...both('svg-icb_multi', 'must', page, turn, page, turn, fixed(1200, 600)),
  ...both('xhtml-icb', 'must', ...FOUR_PAGES),
  test('lay-fxl-xhtml-icb_device_sizes', 'deprecated', shown('body')),
  ...both('xhtml-icb_invalid_meta', 'should', ...EMPTY_BAND),
  ...both('xhtml-icb_multi', 'must', page, turn, fixed(1400, 600)),
  ...both('xhtml-icb_multi_declarations', 'must', fixed(1000, 600), turn, fixed(1000, 600)),
  ...both('xhtml-icb_repeated-in-meta', 'must', ...EMPTY_BAND),
  ...both('xhtml-icb_units', 'must', fixed(1000, 600), turn, fixed(1000, 600)),
  unsupported('lay-page-layout-both-spread', 'must', NO_SPREADS_MUST, page, turn, flowing(1)),
  test('lay-page-layout-both', 'should', page, turn, flowing(1), nextSegment, page, turn, page),
  test('lay-pkg-flow-paginated', 'should', nextSegment, flowing(2), nextSegment, flowing(2)),
  unsupported('lay-pkg-flow-scrolled-continuous', 'should', PAGINATED),
  unsupported('lay-pkg-flow-scrolled-doc', 'should', PAGINATED),
  ...['embedded-images', 'embedded-images-svg', 'images-in-spine', 'images-mixed'].flatMap(
    (name) => [
      test(`lay-pp-${name}`, 'must', ...PLATES),
      unsupported(`lay-roll-${name}`, 'must', ROLL, ...PLATES),
    ],
  ),
  inapplicable(
    'lay-pp-layout-duplication',
    'must',
    'Says what EPUBCheck does; the reader takes the first layout.',
    ...FOUR_PAGES,
  ),
  unsupported('lay-pp-page-spread-combined', 'should', NO_SPREADS, ...FOUR_PAGES),
  unsupported('lay-pp-page-spread-left', 'should', NO_SPREADS, ...FOUR_PAGES),
  unsupported('lay-pp-page-spread-right', 'should', NO_SPREADS, ...FOUR_PAGES),
  test(
    'lay-pp-spine-overrides_behave-as-global-bis',
    'must',
    flowing(2),
    nextSegment,
    fixed(1000, 600),
    turn,
    flowing(2),
  ),
  test('lay-pp-spine-overrides_behave-as-global', 'must', fixed(1000, 600), turn, flowing(2)),
  test(
    'lay-pp-spine-overrides_image-only-pp',
    'must',
    fixed(1000, 600),
    shown('img'),
    turn,
    flowing(2),
  ),
  test(
    'lay-pp-spine-overrides_image-only-reflow',
    'must',
    flowing(2),
    nextSegment,
    fixed(1000, 600),
    shown('img'),
    turn,
    flowing(2),
  ),
  test('lay-pp-spine-overrides_image-spine-pp', 'must', shown('img'), turn, flowing(2)),
  test(
    'lay-pp-spine-overrides_image-spine-reflow',
    'must',
    flowing(2),
    nextSegment,
    shown('img'),
    turn,
    flowing(2),
  ),
  inapplicable(
    'lay-reflow-align-x-center',
    'must',
    'Counts for readers that support rendition:align-x-center, which this one does not.',
  ),
  test(
    'lay-rendition-flow-pre-pag',
    'must',
    nextSegment,
    page,
    turn,
    page,
    turn,
    text('End of test'),
  ),
  test('lay-viewport-meta-prop', 'must', ...FOUR_PAGES),
];
