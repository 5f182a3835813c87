import type { LiveRemote } from '@leeszaal/shared-contracts';
import {
  hashOf,
  type RegisteredRemote,
  type ReleaseRef,
} from '@leeszaal/shared-contracts/registry';
import type { Queryable } from '../database/database.contract.ts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import { consumeOrThrow } from '../rate-limits/rate-limit.ts';
import { haltCanary, registryLayout } from '../registry/index.ts';
import { countSession, readCounts, trialOf } from './count-session.ts';
import { isFirstReport } from './is-first-report.ts';
import { readRemotes } from './read-remotes.ts';
import { shouldHalt } from './should-halt.ts';

const refOf = ({ version, folder }: ReleaseRef) => ({ version, release: hashOf(folder) });

async function liveRemote(
  database: Queryable,
  [remote, registered]: readonly [string, RegisteredRemote],
): Promise<LiveRemote> {
  const { active, since = null, canary, halted = null } = registered;
  const live = { remote, active: refOf(active), since, halted };
  const trial = trialOf(remote, registered);
  if (canary === undefined || trial === undefined) return { ...live, canary: null };
  const { publication, share, threshold } = canary;
  const { canary: counts, active: activeCounts } = await readCounts(database, trial);
  const ref = refOf(publication.active);
  return {
    ...live,
    canary: { ...ref, since: canary.since, share, threshold, counts, activeCounts },
  };
}

/** The reports of sessions on releases in a trial, and what is live. */
export const releaseHandlers = defineHandlers({
  async reportRelease({ body, session, address }, { config, database, secrets: { secret } }) {
    await consumeOrThrow(database, { limit: 'releaseReportFromAddress', of: [networkOf(address)] });
    const { remote, release, outcome } = body;
    const trial = trialOf(remote, (await readRemotes(config))[remote]);
    const isCounted =
      trial !== undefined &&
      [trial.canary, trial.active].includes(release) &&
      (await isFirstReport(database, trial, { outcome, session, address, secret }));
    if (!isCounted) return { isCounted };
    await countSession(database, trial, body);
    const counts = await readCounts(database, trial);
    if (shouldHalt(counts, trial.threshold)) {
      await haltCanary(registryLayout(config.distDir), remote, trial.since, counts.canary);
    }
    return { isCounted };
  },

  async getReleases(_input, { config, database }) {
    const remotes = Object.entries(await readRemotes(config)).sort(([a], [b]) => (a < b ? -1 : 1));
    return { remotes: await Promise.all(remotes.map((each) => liveRemote(database, each))) };
  },
});
