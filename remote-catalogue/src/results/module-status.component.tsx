import { Button, type ButtonProps } from '@leeszaal/shared-ui/button';
import { RetryIcon } from '@leeszaal/shared-ui/icon';
import { keepFocus } from '@leeszaal/shared-ui/keep-focus';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Skeleton, SkeletonGroup } from '@leeszaal/shared-ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ModuleState, SHORTLIST_LENGTH } from '../search/module-state.contract.ts';
import { useSearchController } from '../search/use-search-controller.ts';
import styles from './results.module.css';

interface ModuleStatusProps {
  readonly state: ModuleState;
  readonly connection: number;
}

/** As many as a shortlist has, so that what stands below hardly moves when they come. */
const PLACES = Array.from({ length: SHORTLIST_LENGTH }, (_, place) => place);

/** What stands in place of a module's results until they have come, or when they do not come. */
export function ModuleStatus({ state, connection }: ModuleStatusProps) {
  const { t } = useLingui();
  const controller = useSearchController();
  const retry: ButtonProps['onPress'] = ({ target }) => {
    keepFocus(target);
    controller.retry(connection);
  };
  if (state.kind === 'ready') return null;
  if (state.kind === 'error') {
    return (
      <Notice
        tone="danger"
        className={styles.failure}
        title={t`there has been an error while searching`}
        actions={
          <Button size="sm" icon={RetryIcon} onPress={retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>An error occurred in our server while searching in the catalogue</Trans>
      </Notice>
    );
  }
  return (
    <SkeletonGroup label={t`Searching…`}>
      {PLACES.map((place) => (
        <div key={place} className={styles.card}>
          <Skeleton variant="cover" width="5.5rem" />
          <Skeleton variant="text" lines={3} />
        </div>
      ))}
    </SkeletonGroup>
  );
}
