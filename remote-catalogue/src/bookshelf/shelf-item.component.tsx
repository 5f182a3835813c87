import { useLibrary } from '@leeszaal/remote-kit/react';
import type { Publication, ShelfItem } from '@leeszaal/shared-contracts';
import { Skeleton, SkeletonGroup } from '@leeszaal/shared-ui/skeleton';
import { useLingui } from '@lingui/react/macro';
import { useDetail } from '../detail/use-detail.ts';
import { PublicationCover } from '../publication/publication-cover.component.tsx';
import { ReadingAction } from '../publication/reading-action.component.tsx';
import { usePublication } from '../publication/use-publication.ts';
import styles from './bookshelf.module.css';
import { SearchItem } from './search-item.component.tsx';
import { type OnRemove, ShelfLine } from './shelf-line.component.tsx';
import type { ShelfAlerts } from './use-search-alerts.ts';

interface ShelfItemLineProps {
  readonly item: ShelfItem;
  /** The mails about searches; undefined if the user is not the author. */
  readonly alerts: ShelfAlerts | undefined;
  /** Removes the item; undefined if the user is not the author. */
  readonly onRemove: OnRemove | undefined;
  /** Whether it was just put back. */
  readonly isReturned: boolean;
}

/** An item of a shelf: a search links to its results, a publication opens its detail. */
export function ShelfItemLine({ item, alerts, ...line }: ShelfItemLineProps) {
  return item.type === 'publication' ? (
    <PublicationItem {...item.data} {...line} />
  ) : (
    <SearchItem itemId={item.id} saved={item.data} alerts={alerts} {...line} />
  );
}

interface PublicationItemProps extends Omit<ShelfItemLineProps, 'item' | 'alerts'> {
  readonly publicationId: number;
  readonly connectionId: number;
}

function PublicationItem({ publicationId, connectionId, ...line }: PublicationItemProps) {
  const { t } = useLingui();
  const { modules } = useLibrary();
  const { state } = usePublication({ connection: connectionId, id: publicationId });
  const name = state.kind === 'ready' ? state.publication.title || t`Untitled` : undefined;
  return (
    <ShelfLine name={name} {...line}>
      {state.kind === 'error' && <p className={styles.item}>{t`ERROR`}</p>}
      {state.kind === 'loading' && (
        <SkeletonGroup className={styles.loading} label={t`Loading…`}>
          <Skeleton variant="cover" className={styles.picture} />
          <Skeleton variant="text" lines={2} width="min(20rem, 60%)" />
        </SkeletonGroup>
      )}
      {state.kind === 'ready' && (
        <>
          <PublicationButton connection={connectionId} publication={state.publication} />
          <ReadingAction
            publication={state.publication}
            module={modules.find(({ connection }) => connection === connectionId)}
            size="sm"
          />
        </>
      )}
    </ShelfLine>
  );
}

interface PublicationButtonProps {
  readonly connection: number;
  readonly publication: Publication;
}

function PublicationButton({ connection, publication }: PublicationButtonProps) {
  const { t } = useLingui();
  const { open } = useDetail();
  const { id, authors, cover } = publication;
  const title = publication.title || t`Untitled`;
  return (
    <button type="button" className={styles.item} onClick={() => open({ connection, id })}>
      <PublicationCover
        className={styles.picture}
        title={title}
        author={authors[0]}
        cover={cover}
      />
      <span>
        <strong>
          <bdi>{title}</bdi>
        </strong>
        {authors.length > 0 && (
          <small>
            <bdi>{authors.join('; ')}</bdi>
          </small>
        )}
      </span>
    </button>
  );
}
