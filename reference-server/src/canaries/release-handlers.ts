import type { LiveRemote } from '@leeszaal/shared-contracts';
import type { RegisteredRemote } from '@leeszaal/shared-contracts/registry';
import type { ServerConfig } from '../config/server-config.ts';
import type { Queryable } from '../database/database.contract.ts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import { consumeOrThrow } from '../rate-limits/rate-limit.ts';
import { haltCanary, registryLayout } from '../registry/index.ts';
import { writeReleaseAudit } from '../releases/release-audit.ts';
import { countSession, type RunningTrial, readCounts, refOf, trialOf } from './count-session.ts';
import { isFirstReport } from './is-first-report.ts';
import { readRemotes } from './read-remotes.ts';
import { shouldHalt } from './should-halt.ts';

async function liveRemote(
  database: Queryable,
  [remote, registered]: readonly [string, RegisteredRemote],
): Promise<LiveRemote> {
  const { active, since = null, halted = null } = registered;
  const live = { remote, active: refOf(active), since, halted };
  const trial = trialOf(remote, registered);
  if (trial === undefined) return { ...live, canary: null };
  const { canary, share, threshold } = trial;
  const { canary: counts, active: activeCounts } = await readCounts(database, trial);
  return {
    ...live,
    canary: { ...canary, since: trial.since, share, threshold, counts, activeCounts },
  };
}

async function haltIfFailing(
  { distDir }: ServerConfig,
  database: Queryable,
  trial: RunningTrial,
): Promise<void> {
  const { remote, since, threshold, canary } = trial;
  const counts = await readCounts(database, trial);
  if (!shouldHalt(counts, threshold)) return;
  const halted = await haltCanary(registryLayout(distDir), remote, since, counts.canary);
  if (halted === undefined) return;
  const { failures, sessions } = counts.canary;
  await writeReleaseAudit(database, { remote, label: 'the portal' }, 'release-halted', {
    release: canary.release,
    sequence: halted.sequence,
    reason: `failed in ${failures} of ${sessions} sessions`,
  });
}

/** The reports of sessions on releases in a trial, and what is live. */
export const releaseHandlers = defineHandlers({
  async reportRelease({ body, session, address }, { config, database, secrets: { secret } }) {
    await consumeOrThrow(database, { limit: 'releaseReportFromAddress', of: [networkOf(address)] });
    const { remote, release, outcome } = body;
    const trial = trialOf(remote, (await readRemotes(config))[remote]);
    const isCounted =
      trial !== undefined &&
      [trial.canary.release, trial.active.release].includes(release) &&
      (await isFirstReport(database, trial, { outcome, session, address, secret }));
    if (!isCounted) return { isCounted };
    await countSession(database, trial, body);
    await haltIfFailing(config, database, trial);
    return { isCounted };
  },

  async getReleases(_input, { config, database }) {
    const remotes = Object.entries(await readRemotes(config)).sort(([a], [b]) => (a < b ? -1 : 1));
    return { remotes: await Promise.all(remotes.map((each) => liveRemote(database, each))) };
  },
});
