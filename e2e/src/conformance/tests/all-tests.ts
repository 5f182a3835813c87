import type { ConformanceTest } from '../expectation.contract.ts';
import { CONTENT } from './content.ts';
import { LAYOUT } from './layout.ts';
import { NAVIGATION } from './navigation.ts';
import { PACKAGE } from './package.ts';
import { PUBLICATION } from './publication.ts';

/** W3C's tests of EPUB reading systems, by name. */
export const CONFORMANCE_TESTS: ReadonlyMap<string, ConformanceTest> = new Map(
  [...CONTENT, ...LAYOUT, ...NAVIGATION, ...PACKAGE, ...PUBLICATION]
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map((test) => [test.id, test]),
);

/** W3C's tests that are not run, and why. */
export const NOT_RUN: readonly (readonly [tests: string, why: string])[] = [
  [
    'mol-audio, mol-audio-exceeding-clipend, mol-audio-no-clipbegin, mol-audio-no-clipend, mol-css, mol-ignore, mol-navigation, mol-support_xhtml, mol-support_xhtml-load, mol-support_xhtml-load-next, mol-timing-synchronization, mol-timing-synchronization_fxl, mol-timing-synchronization_multiple_audio, mol-timing-synchronization_svg, mol-tts_multi, mol-tts_single',
    'not supported: media overlays; the text of such a book is shown without them',
  ],
];
