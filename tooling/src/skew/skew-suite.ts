import { join } from 'node:path';
import type { DistLayout } from '../dist-layout.ts';
import { e2eSuite } from '../test/e2e-suite.ts';
import type { Browsers } from '../test/ensure-browsers.ts';
import type { Suite } from '../test/run-suite.ts';

/** Milliseconds that the journeys through one combination may take. */
const TIME_LIMIT = 1_200_000;

/** The tag of journeys that use what the contract and the registry give. */
const TAG = '@skew';

/**
 * Some journeys through a built portal, whose folder gets the screenshots of failures.
 *
 * @param title a part of their title or tags
 */
export function skewSuite(browsers: Browsers, layout: DistLayout, title = TAG): Suite {
  const suite = e2eSuite(browsers, TIME_LIMIT);
  return {
    ...suite,
    env: { ...suite.env, DIST_DIR: layout.root },
    parameters: () => [
      ...['test', '--reporter=list,json'],
      ...['--project=journeys', '--no-deps', '--grep', title],
      ...['--output', join(layout.root, 'test-results')],
    ],
  };
}
