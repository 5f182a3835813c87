import { type Bookshelf, endpoints } from '@leeszaal/shared-contracts';
import { useHeaderTitle, useHost, useLibrary } from '@leeszaal/shared-contracts/react';
import { EmptyState } from '@leeszaal/shared-ui/empty-state';
import { BookshelfIcon, WarningIcon } from '@leeszaal/shared-ui/icon';
import { Spinner } from '@leeszaal/shared-ui/spinner';
import { Heading } from '@leeszaal/shared-ui/typography';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { DetailPanel } from '../detail/detail-panel.component.tsx';
import styles from './bookshelf.module.css';
import { ShelfItemLine } from './shelf-item.component.tsx';

type ShelfState =
  | { readonly kind: 'initial' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly shelf: Bookshelf }
  | { readonly kind: 'error' };

/** One's own shelves, and what stands on the open one (`docs/behaviour.md` C2). */
export function BookshelfScreen() {
  const { t } = useLingui();
  const { id } = useParams();
  const { bookshelves } = useLibrary();
  const navigate = useNavigate();
  const [first] = bookshelves;
  const state = useShelf(id === undefined ? undefined : Number(id));
  useHeaderTitle(state.kind === 'ready' ? state.shelf.name : t`Bookshelves`);
  useEffect(() => {
    if (id === undefined && first) navigate(`/bookshelf/${first.id}`, { replace: true });
  }, [id, first, navigate]);
  return (
    <div className={styles.screen}>
      <nav className={styles.side} aria-label={t`My bookshelves`}>
        <Heading level={2} look="label">
          <Trans>My bookshelves</Trans>
        </Heading>
        <ul>
          {bookshelves.map((shelf) => (
            <li key={shelf.id}>
              <Link
                to={`/bookshelf/${shelf.id}`}
                aria-current={String(shelf.id) === id ? 'page' : undefined}
              >
                {shelf.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>
        <ShelfContent state={state} />
      </div>
      <DetailPanel />
    </div>
  );
}

/** An external shelf is fetched; one's own stands in the library already. */
function useShelf(id: number | undefined): ShelfState {
  const { http, telemetry } = useHost();
  const { bookshelves } = useLibrary();
  const own = bookshelves.find((shelf) => shelf.id === id);
  const [external, setExternal] = useState<ShelfState>({ kind: 'initial' });
  const isExternal = id !== undefined && !own;
  useEffect(() => {
    if (!isExternal || id === undefined) return;
    const abort = new AbortController();
    setExternal({ kind: 'loading' });
    http
      .call(endpoints.getBookshelf, { params: { id } }, { signal: abort.signal })
      .then((shelf) => setExternal({ kind: 'ready', shelf }))
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        telemetry.report({ level: 'warning', name: 'bookshelf-failed', error });
        setExternal({ kind: 'error' });
      });
    return () => abort.abort();
  }, [http, telemetry, id, isExternal]);
  return own ? { kind: 'ready', shelf: own } : external;
}

function ShelfContent({ state }: { readonly state: ShelfState }) {
  const { t } = useLingui();
  switch (state.kind) {
    case 'loading':
      return <Spinner label={t`Loading…`} />;
    case 'error':
      return <EmptyState icon={WarningIcon} title={t`the requested bookshelf can not be loaded`} />;
    case 'initial':
      return <EmptyState icon={BookshelfIcon} title={t`You have no bookshelves yet`} />;
    case 'ready':
      return (
        <>
          <Heading level={1} look="title">
            {state.shelf.name}
          </Heading>
          {state.shelf.items.length === 0 ? (
            <EmptyState icon={BookshelfIcon} title={t`This bookshelf is empty`} />
          ) : (
            <ul className={styles.items}>
              {state.shelf.items.map((item) => (
                <li key={item.id}>
                  <ShelfItemLine item={item} />
                </li>
              ))}
            </ul>
          )}
        </>
      );
  }
}
