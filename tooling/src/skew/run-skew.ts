import { join } from 'node:path';
import { CONTRACT_VERSION } from '@leeszaal/shared-contracts';
import { distLayout } from '../dist-layout.ts';
import { repositoryRoot } from '../packages.ts';
import { addTallies } from '../test/add-tallies.ts';
import { ensureBrowsers } from '../test/ensure-browsers.ts';
import { runSuite, type SuiteReport } from '../test/run-suite.ts';
import { buildPrevious } from './build-previous.ts';
import { combinePortal } from './combine-portal.ts';
import { previousRelease } from './previous-release.ts';
import { skewSuite } from './skew-suite.ts';
import { skewTable } from './skew-table.ts';

/**
 * Runs journeys through each combination of host and remotes, of this checkout and of the previous release, on this
 * checkout's server. Prints a table.
 *
 * @throws when there is no browser, or the previous release cannot be built
 */
export async function runSkew(): Promise<SuiteReport> {
  const browsers = await ensureBrowsers();
  if (browsers === null) throw new Error('There is no Chromium: set CHROMIUM_PATH.');
  const { commit, contract } = previousRelease;
  const folder = join(repositoryRoot, '.cache/skew', commit);
  const head = distLayout();
  const previous = await buildPrevious(previousRelease, folder, head);
  const releases = [
    { name: `HEAD (contract ${CONTRACT_VERSION})`, layout: head },
    { name: `${commit.slice(0, 8)} (contract ${contract})`, layout: previous },
  ];
  const cells: (SuiteReport & { readonly host: string; readonly remotes: string })[] = [];
  for (const host of releases) {
    for (const remotes of releases) {
      console.log(`\nHost ${host.name}, remotes ${remotes.name}:`);
      const parts = { host: host.layout, remotes: remotes.layout, trust: head };
      const portal = await combinePortal(join(folder, `portal-${cells.length + 1}`), parts);
      const report = await runSuite(skewSuite(browsers, portal));
      cells.push({ ...report, host: host.name, remotes: remotes.name });
    }
  }
  for (const line of skewTable(cells)) console.log(line);
  return {
    tally: addTallies(cells.map(({ tally }) => tally)),
    // A statement is proved by the portal of this checkout alone.
    passed: [],
    failed: cells.flatMap(({ failed, host, remotes }) =>
      failed.map((test) => ({
        ...test,
        title: `${test.title} (host ${host}, remotes ${remotes})`,
      })),
    ),
  };
}
