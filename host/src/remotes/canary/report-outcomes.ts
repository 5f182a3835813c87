import type { ReleaseOutcome } from '@leeszaal/shared-contracts';
import { hashOf, type Registry } from '@leeszaal/shared-contracts/registry';
import type { RegistryClient } from '../registry/registry-client.contract.ts';
import type { LoadFailure } from '../release/load-failure.contract.ts';
import type { RemoteFollower } from '../show-remote.ts';
import type { CanarySession } from './canary-session.ts';

/** Whether a failure is one of the release, not of the registry. */
function isOfRelease(failure: LoadFailure): boolean {
  if (failure.reason === 'timeout') return failure.during !== 'resolving';
  return !['registry-unreachable', 'registry-invalid', 'not-registered'].includes(failure.reason);
}

/** Dependencies of {@link createOutcomeReports}. */
export interface OutcomeReportsOptions {
  readonly registry: Pick<RegistryClient, 'listen'>;
  readonly session: Pick<CanarySession, 'trialOf' | 'note'>;
  /** Sends a report. @returns whether the server counts it */
  readonly send: (outcome: ReleaseOutcome) => Promise<boolean>;
}

/**
 * Reports how releases fare in this session, while a canary of their remote runs. A session reports each trial once,
 * and its first failure.
 */
export function createOutcomeReports({
  registry,
  session,
  send,
}: OutcomeReportsOptions): RemoteFollower {
  let remotes: Registry['remotes'] = {};
  registry.listen((next) => {
    remotes = next.remotes;
  });

  async function note(remote: string, hasFailed: boolean): Promise<void> {
    const { canary, active } = remotes[remote] ?? {};
    if (canary === undefined || active === undefined) return;
    const known = session.trialOf(remote, canary);
    if (known?.hasFailed || (known && !hasFailed)) return;
    // Before the report: the next load gets the other release, also without an answer.
    session.note(remote, canary, { isCounted: known?.isCounted ?? false, hasFailed });
    const report = { remote, release: hashOf(active.folder) };
    const isCounted = known?.isCounted ?? (await send({ ...report, outcome: 'loaded' }));
    if (known === undefined) session.note(remote, canary, { isCounted, hasFailed });
    if (hasFailed && isCounted) await send({ ...report, outcome: 'failed' });
  }

  let last = Promise.resolve();
  /** One after another, because a failure may follow before the server has answered. A lost report is not repeated. */
  const report = (remote: string, hasFailed: boolean): void => {
    last = last.then(() => note(remote, hasFailed)).catch(() => undefined);
  };

  return {
    follow(remote, running) {
      running.subscribe(() => {
        const { state } = running;
        if (state.phase === 'mounted') report(remote, false);
        if (state.phase === 'failed' && isOfRelease(state.failure)) report(remote, true);
      });
    },
  };
}
