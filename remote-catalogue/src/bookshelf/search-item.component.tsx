import { useLibrary, useLink } from '@leeszaal/remote-kit/react';
import type { SharedQuery } from '@leeszaal/shared-contracts';
import { Icon, SearchIcon } from '@leeszaal/shared-ui/icon';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { defaultCriteria, filledFields } from '../criteria/criteria.ts';
import { fromSharedQuery } from '../criteria/shared-query.ts';
import { typeLabelsAtom } from '../search/type-labels-atom.ts';
import { rowText } from '../search-bar/row-text.ts';
import styles from './bookshelf.module.css';
import { SearchAlert } from './search-alert.component.tsx';
import { type OnRemove, ShelfLine } from './shelf-line.component.tsx';
import type { ShelfAlerts } from './use-search-alerts.ts';

interface SearchItemProps {
  readonly itemId: number;
  readonly saved: SharedQuery;
  /** Undefined if the user is not the author. */
  readonly alerts: ShelfAlerts | undefined;
  readonly onRemove: OnRemove | undefined;
  readonly isReturned: boolean;
}

/** A saved search with its narrowings, and its mails; links to its results (`docs/behaviour.md` C 2). */
export function SearchItem({ itemId, saved, alerts, onRemove, isReturned }: SearchItemProps) {
  const { t, i18n } = useLingui();
  const { modules, settings } = useLibrary();
  const types = useAtomValue(typeLabelsAtom);
  const { criteria, connection, facets } = fromSharedQuery(saved, defaultCriteria(settings));
  const narrowed = [
    ...modules.filter((module) => module.connection === connection).map(({ name }) => name),
    ...filledFields(criteria).map((row) => rowText(row, i18n, types)),
    ...Object.values(facets).flat(),
  ];
  const name = criteria.query || t`All publications`;
  const link = useLink(`/search?${new URLSearchParams({ query: JSON.stringify(saved) })}`);
  return (
    <ShelfLine name={name} onRemove={onRemove} isReturned={isReturned}>
      <div className={styles.search}>
        <a {...link} className={styles.item}>
          <span className={styles.picture}>
            <Icon of={SearchIcon} size="lg" />
          </span>
          <span>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            {narrowed.length > 0 && <small>{narrowed.join(' · ')}</small>}
          </span>
        </a>
        {alerts && <SearchAlert name={name} itemId={itemId} alerts={alerts} />}
      </div>
    </ShelfLine>
  );
}
