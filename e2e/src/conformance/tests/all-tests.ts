import { CONTENT } from './content.ts';
import type { ConformanceTest } from './expectation.contract.ts';
import { LAYOUT } from './layout.ts';
import { MEDIA_OVERLAYS } from './media-overlays.ts';
import { NAVIGATION } from './navigation.ts';
import { PACKAGE } from './package.ts';
import { PUBLICATION } from './publication.ts';

/** W3C's tests of EPUB reading systems, by name. */
export const CONFORMANCE_TESTS: ReadonlyMap<string, ConformanceTest> = new Map(
  [...CONTENT, ...LAYOUT, ...MEDIA_OVERLAYS, ...NAVIGATION, ...PACKAGE, ...PUBLICATION]
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map((test) => [test.id, test]),
);
