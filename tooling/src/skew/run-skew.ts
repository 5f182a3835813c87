import { join } from 'node:path';
import { CONTRACT_VERSION } from '@leeszaal/shared-contracts';
import { contractRange, satisfiesContract } from '@leeszaal/shared-contracts/registry';
import { distLayout } from '../dist-layout.ts';
import { repositoryRoot } from '../packages.ts';
import { addTallies } from '../test/add-tallies.ts';
import { requireBrowsers } from '../test/ensure-browsers.ts';
import { runSuite, type SuiteReport } from '../test/run-suite.ts';
import { buildPrevious } from './build-previous.ts';
import { combinePortal } from './combine-portal.ts';
import { keepOnly } from './keep-only.ts';
import { previousRelease } from './previous-release.ts';
import { skewSuite } from './skew-suite.ts';
import { skewTable } from './skew-table.ts';

/**
 * Runs journeys through each combination of host and remotes, of this checkout and of the previous release, on this
 * checkout's server. Prints a table. Remotes of a newer contract than the host's are left out: no host runs them.
 *
 * @throws when there is no browser, or the previous release cannot be built
 */
export async function runSkew(): Promise<SuiteReport> {
  const browsers = await requireBrowsers();
  const { commit, contract } = previousRelease;
  const cache = join(repositoryRoot, '.cache/skew');
  await keepOnly(cache, commit);
  const folder = join(cache, commit);
  const head = distLayout();
  const previous = await buildPrevious(previousRelease, folder, head);
  const releases = [
    { name: `HEAD (contract ${CONTRACT_VERSION})`, contract: CONTRACT_VERSION, layout: head },
    { name: `${commit.slice(0, 8)} (contract ${contract})`, contract, layout: previous },
  ];
  const cells: (SuiteReport & { readonly host: string; readonly remotes: string })[] = [];
  for (const host of releases) {
    for (const remotes of releases) {
      if (!satisfiesContract(contractRange(remotes.contract), host.contract)) continue;
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
