import type { ShelfItem } from '@leeszaal/shared-contracts';
import { Skeleton, SkeletonGroup } from '@leeszaal/shared-ui/skeleton';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { usePublication } from '../detail/use-publication.ts';
import { PublicationCover } from '../publication/publication-cover.component.tsx';
import { detailAtom } from '../state/atoms.ts';
import styles from './bookshelf.module.css';
import { SearchItem } from './search-item.component.tsx';

/** A saved search leads to its results, a publication opens its detail. */
export function ShelfItemLine({ item }: { readonly item: ShelfItem }) {
  if (item.type === 'publication') return <PublicationItem {...item.data} />;
  return <SearchItem saved={item.data} />;
}

interface PublicationItemProps {
  readonly publicationId: number;
  readonly connectionId: number;
}

function PublicationItem({ publicationId, connectionId }: PublicationItemProps) {
  const { t } = useLingui();
  const setDetail = useSetAtom(detailAtom);
  const { state } = usePublication({ connection: connectionId, id: publicationId });
  if (state.kind === 'error') return <p className={styles.item}>{t`ERROR`}</p>;
  if (state.kind === 'loading') {
    return (
      <SkeletonGroup label={t`Loading…`}>
        <Skeleton variant="text" lines={2} />
      </SkeletonGroup>
    );
  }
  const { publication } = state;
  const title = publication.title || t`Untitled`;
  return (
    <button
      type="button"
      className={styles.item}
      onClick={() => setDetail({ connection: connectionId, id: publicationId })}
    >
      <PublicationCover
        className={styles.picture}
        title={title}
        author={publication.authors[0]}
        cover={publication.cover}
      />
      <span>
        <strong>{title}</strong>
        {publication.authors.length > 0 && <small>{publication.authors.join('; ')}</small>}
      </span>
    </button>
  );
}
