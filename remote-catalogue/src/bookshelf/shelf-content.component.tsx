import { useHost } from '@leeszaal/remote-kit/react';
import type { Bookshelf } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { EmptyState } from '@leeszaal/shared-ui/empty-state';
import { BookshelfIcon, PlusIcon, ShareIcon, WarningIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Spinner } from '@leeszaal/shared-ui/spinner';
import { Heading } from '@leeszaal/shared-ui/typography';
import { LiveRegion } from '@leeszaal/shared-ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CiteButton } from '../citing/cite-button.component.tsx';
import { keepingFocus } from '../shell/keeping-focus.ts';
import { RetryButton } from '../shell/retry-button.component.tsx';
import { useCopyLink } from '../shell/use-copy-link.ts';
import styles from './bookshelf.module.css';
import { RemovedLine } from './removed-line.component.tsx';
import { ShelfItemLine } from './shelf-item.component.tsx';
import { ShelfSharing } from './shelf-sharing.component.tsx';
import { useRemovals } from './use-removals.ts';
import { useSearchAlerts } from './use-search-alerts.ts';
import type { ShelfState } from './use-shelf.ts';

interface ShelfContentProps {
  readonly state: ShelfState;
  readonly onRetry: () => void;
  /** Opens the dialog of a new shelf. */
  readonly onCreate: () => void;
  /** Whether the user can remove items (`docs/behaviour.md` C 6). */
  readonly isAuthor: boolean;
}

/** The open shelf: name, sharing and items. */
export function ShelfContent({ state, onRetry, onCreate, isAuthor }: ShelfContentProps) {
  const { t } = useLingui();
  const { navigation } = useHost();
  const copyLink = useCopyLink();
  switch (state.kind) {
    case 'loading':
      return <Spinner label={t`Loading…`} />;
    case 'error':
      return (
        <EmptyState
          headingLevel={1}
          icon={WarningIcon}
          title={t`the requested bookshelf can not be loaded`}
          actions={<RetryButton size="md" onRetry={onRetry} />}
        />
      );
    case 'initial':
      return (
        <EmptyState
          headingLevel={1}
          icon={BookshelfIcon}
          title={t`You have no bookshelves yet`}
          actions={
            <Button icon={PlusIcon} onPress={keepingFocus(onCreate)}>
              <Trans>Create your first bookshelf</Trans>
            </Button>
          }
        />
      );
    case 'ready':
      return (
        <>
          <div className={styles.head}>
            <Heading className={styles.name} level={1} look="title">
              <bdi>{state.shelf.name}</bdi>
            </Heading>
            <CiteShelf shelf={state.shelf} />
            {state.shelf.shared !== false && (
              <IconButton
                label={t`Copy a link to this bookshelf`}
                icon={ShareIcon}
                onPress={() => copyLink(navigation.href(`/bookshelf/${state.shelf.id}`))}
              />
            )}
          </div>
          {isAuthor && <ShelfSharing key={`sharing-${state.shelf.id}`} shelf={state.shelf} />}
          <ShelfItems key={state.shelf.id} shelf={state.shelf} isAuthor={isAuthor} />
        </>
      );
  }
}

/** The citations of a shelf’s publications; its searches have none. */
function CiteShelf({ shelf }: { readonly shelf: Bookshelf }) {
  const { t } = useLingui();
  const records = shelf.items.flatMap(({ type, data }) =>
    type === 'publication' ? [{ connection: data.connectionId, id: data.publicationId }] : [],
  );
  return records.length > 0 && <CiteButton label={t`Cite this bookshelf`} records={records} />;
}

interface ShelfItemsProps {
  readonly shelf: Bookshelf;
  readonly isAuthor: boolean;
}

function ShelfItems({ shelf, isAuthor }: ShelfItemsProps) {
  const { t } = useLingui();
  const { rows, error, remove, putBack } = useRemovals(shelf);
  const alerts = useSearchAlerts(shelf, isAuthor);
  const [returnedKey, setReturnedKey] = useState<string>();
  const [removedKey, setRemovedKey] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const undo = (key: string, name: string | undefined) => {
    setReturnedKey(key);
    setAnnouncement(
      name === undefined ? t`Put back on the shelf` : t`${name} is back on the shelf`,
    );
    putBack(key);
  };
  return (
    <>
      <LiveRegion>{announcement}</LiveRegion>
      {error !== undefined && <Notice tone="danger">{error}</Notice>}
      {rows.length > 0 && (
        <ul className={styles.items}>
          {rows.map(({ key, item, removed }) =>
            removed ? (
              <RemovedLine
                key={`removed ${key}`}
                name={removed.name}
                isFresh={removedKey === key}
                onUndo={() => undo(key, removed.name)}
              />
            ) : (
              <ShelfItemLine
                key={key}
                item={item}
                alerts={isAuthor ? alerts : undefined}
                isReturned={returnedKey === key}
                onRemove={
                  isAuthor
                    ? (name) => {
                        setReturnedKey(undefined);
                        setRemovedKey(key);
                        setAnnouncement('');
                        remove(item, name);
                      }
                    : undefined
                }
              />
            ),
          )}
        </ul>
      )}
      {rows.every(({ removed }) => removed) && (
        <EmptyState icon={BookshelfIcon} title={t`This bookshelf is empty`} />
      )}
    </>
  );
}
