import { Button } from '@leeszaal/shared-ui/button';
import { RetryIcon } from '@leeszaal/shared-ui/icon';
import { useKeptFocus } from '@leeszaal/shared-ui/keep-focus';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './audit.module.css';
import type { LogState } from './use-audit-log.ts';

interface MoreEntriesProps {
  readonly state: LogState;
  readonly onMore: () => void;
}

/** The end of the list: *Show more*, loading, an error, or that no entries are left. */
export function MoreEntries({ state, onMore }: MoreEntriesProps) {
  const { t } = useLingui();
  const { place, notePress } = useKeptFocus(state.kind === 'loading');
  const press = () => {
    notePress();
    onMore();
  };
  const isAll = state.kind === 'ready' && !state.hasMore;
  return (
    <div ref={place} tabIndex={-1} className={styles.more}>
      {state.kind === 'error' && (
        <Notice
          tone="danger"
          actions={
            <Button size="sm" icon={RetryIcon} onPress={press}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>The log could not be loaded</Trans>
        </Notice>
      )}
      {isAll && state.entries.length > 0 && (
        <p>
          <Trans>There are no earlier entries</Trans>
        </p>
      )}
      {state.kind !== 'error' && !isAll && (
        <Button isBusy={state.kind === 'loading'} busyLabel={t`Loading…`} onPress={press}>
          <Trans>Show earlier entries</Trans>
        </Button>
      )}
    </div>
  );
}
