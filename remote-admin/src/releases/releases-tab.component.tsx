import { Button } from '@leeszaal/shared-ui/button';
import { RetryIcon } from '@leeszaal/shared-ui/icon';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Spinner } from '@leeszaal/shared-ui/spinner';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from '../audit/audit.module.css';
import { ReleaseRow } from './release-row.component.tsx';
import { useReleases } from './use-releases.ts';

/** The live release of each part of the portal, and its canary: a release that a share of the sessions gets. */
export function ReleasesTab() {
  const { t } = useLingui();
  const { list, reload } = useReleases();
  if (list.kind === 'loading') return <Spinner label={t`Loading…`} />;
  return (
    <div className={styles.log}>
      {list.kind === 'error' ? (
        <Notice
          tone="danger"
          actions={
            <Button size="sm" icon={RetryIcon} onPress={reload}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>The releases could not be loaded</Trans>
        </Notice>
      ) : (
        <table className={styles.table} aria-label={t`Releases`}>
          <thead>
            <tr>
              <th scope="col">{t`Part of the portal`}</th>
              <th scope="col">{t`Live release`}</th>
              <th scope="col">{t`Canary`}</th>
            </tr>
          </thead>
          <tbody>
            {list.remotes.map((remote) => (
              <ReleaseRow key={remote.remote} remote={remote} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
