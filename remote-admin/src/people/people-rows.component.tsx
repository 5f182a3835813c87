import { Button } from '@leeszaal/shared-ui/button';
import { RetryIcon } from '@leeszaal/shared-ui/icon';
import { useKeptFocus } from '@leeszaal/shared-ui/keep-focus';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Spinner } from '@leeszaal/shared-ui/spinner';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './people.module.css';
import { hasMorePeople, shownPeople } from './people-list.ts';
import { PersonRow } from './person-row.component.tsx';
import type { People } from './use-people.ts';

/** The list of people with its end: *Show more people*, loading, or that loading failed. */
export function PeopleRows({ people }: { readonly people: People }) {
  const { t } = useLingui();
  const { list, loadMore } = people;
  const isLoading = list.kind === 'loading';
  const { place, notePress } = useKeptFocus(isLoading);
  const shown = shownPeople(list);
  const hasMore = hasMorePeople(list);
  const press = () => {
    notePress();
    loadMore();
  };
  return (
    <>
      {shown.length > 0 && (
        <ul className={styles.list} aria-label={t`People`} aria-busy={isLoading}>
          {shown.map((person) => (
            <PersonRow key={person.id} person={person} people={people} />
          ))}
        </ul>
      )}
      <div ref={place} tabIndex={-1} className={styles.more}>
        {isLoading && shown.length === 0 && <Spinner size={24} width={3} label={t`Loading…`} />}
        {list.kind === 'error' && (
          <Notice
            tone="danger"
            actions={
              <Button size="sm" icon={RetryIcon} onPress={press}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>The people could not be loaded</Trans>
          </Notice>
        )}
        {list.kind !== 'error' && hasMore && (
          <Button isBusy={isLoading} busyLabel={t`Loading…`} onPress={press}>
            <Trans>Show more people</Trans>
          </Button>
        )}
        {list.pages > 1 && list.kind === 'ready' && !hasMore && (
          <p>
            <Trans>There are no more people</Trans>
          </p>
        )}
      </div>
    </>
  );
}
