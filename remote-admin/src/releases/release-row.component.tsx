import type { LiveRemote } from '@leeszaal/shared-contracts';
import { Trans } from '@lingui/react/macro';
import styles from '../audit/audit.module.css';
import { EntryTime } from '../audit/entry-time.component.tsx';

/** The releases of one part. */
export function ReleaseRow({ remote }: { readonly remote: LiveRemote }) {
  const { active, since, canary, halted } = remote;
  return (
    <tr>
      <td>{remote.remote}</td>
      <td>
        <Version {...active} />
        {since !== null && (
          <small>
            <Trans>
              since <EntryTime at={since} />
            </Trans>
          </small>
        )}
      </td>
      <td>
        {canary && <RunningCanary canary={canary} />}
        {!canary && halted && <HaltedCanary halted={halted} />}
        {!canary && !halted && <Trans>No canary</Trans>}
      </td>
    </tr>
  );
}

function Version({ version, release }: { readonly version: string; readonly release: string }) {
  return (
    <>
      <Trans>Version {version}</Trans>
      <small>{release}</small>
    </>
  );
}

function RunningCanary({ canary }: { readonly canary: NonNullable<LiveRemote['canary']> }) {
  const { share, threshold, since, counts, activeCounts } = canary;
  return (
    <>
      <Version {...canary} />
      <ul className={styles.detail}>
        <li>
          <Trans>
            For {share}% of the sessions since <EntryTime at={since} />
          </Trans>
        </li>
        <li>
          <Trans>
            Failed in {counts.failures} of {counts.sessions} sessions, the live release in{' '}
            {activeCounts.failures} of {activeCounts.sessions}
          </Trans>
        </li>
        <li>
          <Trans>Halts above {threshold}% failed sessions</Trans>
        </li>
      </ul>
    </>
  );
}

function HaltedCanary({ halted }: { readonly halted: NonNullable<LiveRemote['halted']> }) {
  return (
    <>
      <Version {...halted} />
      <ul className={styles.detail}>
        <li>
          <Trans>
            Halted <EntryTime at={halted.at} />
          </Trans>
        </li>
        <li>
          <Trans>
            Failed in {halted.failures} of {halted.sessions} sessions
          </Trans>
        </li>
      </ul>
    </>
  );
}
