import { Button } from '@leeszaal/shared-ui/button';
import { RetryIcon } from '@leeszaal/shared-ui/icon';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LogState } from './use-audit-log.ts';

interface MoreEntriesProps {
  readonly state: LogState;
  readonly onMore: () => void;
}

/** What stands under entries: that there are more, that they come, or that they don't. */
export function MoreEntries({ state, onMore }: MoreEntriesProps) {
  const { t } = useLingui();
  if (state.kind === 'error') {
    return (
      <Notice
        tone="danger"
        actions={
          <Button size="sm" icon={RetryIcon} onPress={onMore}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>The log could not be loaded</Trans>
      </Notice>
    );
  }
  if (state.kind === 'ready' && !state.hasMore) return null;
  return (
    <Button isBusy={state.kind === 'loading'} busyLabel={t`Loading…`} onPress={onMore}>
      <Trans>Show earlier ones</Trans>
    </Button>
  );
}
