import type { Publication, ShelfItem } from '@leeszaal/shared-contracts';
import { Skeleton, SkeletonGroup } from '@leeszaal/shared-ui/skeleton';
import { useLingui } from '@lingui/react/macro';
import { useDetail } from '../detail/use-detail.ts';
import { usePublication } from '../detail/use-publication.ts';
import { PublicationCover } from '../publication/publication-cover.component.tsx';
import styles from './bookshelf.module.css';
import { SearchItem } from './search-item.component.tsx';
import { ShelfLine } from './shelf-line.component.tsx';

interface ShelfItemLineProps {
  readonly item: ShelfItem;
  /** Takes it off; undefined for whoever may not. */
  readonly onRemove: (() => void) | undefined;
}

/** A saved search leads to its results, a publication opens its detail. */
export function ShelfItemLine({ item, onRemove }: ShelfItemLineProps) {
  return item.type === 'publication' ? (
    <PublicationItem {...item.data} onRemove={onRemove} />
  ) : (
    <SearchItem saved={item.data} onRemove={onRemove} />
  );
}

interface PublicationItemProps {
  readonly publicationId: number;
  readonly connectionId: number;
  readonly onRemove: (() => void) | undefined;
}

function PublicationItem({ publicationId, connectionId, onRemove }: PublicationItemProps) {
  const { t } = useLingui();
  const { state } = usePublication({ connection: connectionId, id: publicationId });
  const name = state.kind === 'ready' ? state.publication.title || t`Untitled` : undefined;
  return (
    <ShelfLine name={name} onRemove={onRemove}>
      {state.kind === 'error' && <p className={styles.item}>{t`ERROR`}</p>}
      {state.kind === 'loading' && (
        <SkeletonGroup className={styles.awaited} label={t`Loading…`}>
          <Skeleton variant="cover" className={styles.picture} />
          <Skeleton variant="text" lines={2} width="min(20rem, 60%)" />
        </SkeletonGroup>
      )}
      {state.kind === 'ready' && (
        <PublicationButton connection={connectionId} publication={state.publication} />
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
