import { Notice } from '@leeszaal/shared-ui/notice';
import { Skeleton, SkeletonGroup } from '@leeszaal/shared-ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import cards from '../result-card/result-card.module.css';
import { type ModuleState, SHORTLIST_LENGTH } from '../search/module/module-state.contract.ts';
import { useSearchController } from '../search/use-search-controller.ts';
import { RetryButton } from '../shell/retry-button.component.tsx';
import styles from './result-list.module.css';

interface ModuleStatusProps {
  readonly state: ModuleState;
  readonly connection: number;
}

/** As many as a shortlist has, so that content below hardly moves. */
const PLACES = Array.from({ length: SHORTLIST_LENGTH }, (_, place) => place);

/** Replaces a module's results while they load and after an error. */
export function ModuleStatus({ state, connection }: ModuleStatusProps) {
  const { t } = useLingui();
  const controller = useSearchController();
  if (state.kind === 'ready') return null;
  if (state.kind === 'error') {
    return (
      <Notice
        tone="danger"
        className={styles.failure}
        title={t`there has been an error while searching`}
        actions={<RetryButton onRetry={() => controller.retry(connection)} />}
      >
        <Trans>An error occurred in our server while searching in the catalogue</Trans>
      </Notice>
    );
  }
  return (
    <SkeletonGroup label={t`Searching…`}>
      {PLACES.map((place) => (
        <div key={place} className={cards.card}>
          <Skeleton variant="cover" width="5.5rem" />
          <Skeleton variant="text" lines={3} />
        </div>
      ))}
    </SkeletonGroup>
  );
}
