import {
  useHeaderTitle,
  useHost,
  useHostLocation,
  useLink,
  useSession,
} from '@leeszaal/remote-kit/react';
import { type Bookshelf, redirect } from '@leeszaal/shared-contracts';
import { DeleteIcon, EditIcon, PlusIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { Heading } from '@leeszaal/shared-ui/typography';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { Detail } from '../detail/detail.component.tsx';
import panel from '../detail/panel.module.css';
import { useOwnShelves } from '../own-shelves/own-shelves.ts';
import { useShelves } from '../own-shelves/use-shelves.ts';
import { shelfAt } from '../shell/screen-of.ts';
import { useScreenScroll } from '../shell/use-remembered-scroll.ts';
import styles from './bookshelf.module.css';
import { ShelfContent } from './shelf-content.component.tsx';
import { type OpenDialog, ShelfDialog } from './shelf-dialog.component.tsx';
import { useShelf } from './use-shelf.ts';

/** The user's shelves, and the items of the open one (`docs/behaviour.md` C2). */
export function BookshelfScreen() {
  const { t } = useLingui();
  const bookshelves = useOwnShelves();
  const { catchUp } = useShelves();
  const { user } = useSession();
  const { navigation } = useHost();
  const { pathname } = useHostLocation();
  const id = shelfAt(pathname);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [first] = bookshelves;
  const { state, retry } = useShelf(id === undefined ? first?.id : Number(id));
  useScreenScroll(state.kind !== 'loading');
  useHeaderTitle(state.kind === 'ready' ? state.shelf.name : t`Bookshelves`);
  useEffect(() => {
    if (id === undefined && first) redirect(navigation, { pathname }, `/bookshelf/${first.id}`);
  }, [id, first, pathname, navigation]);
  useEffect(() => void catchUp(), [catchUp]);
  // Another address closes the dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each address
  useEffect(() => setDialog(undefined), [pathname]);
  const isExternal =
    state.kind === 'ready' && !bookshelves.some((shelf) => shelf.id === state.shelf.id);
  return (
    <div className={`${panel.screen} ${styles.shelves}`}>
      <nav className={styles.side} aria-label={t`Bookshelves`}>
        {isExternal && (
          <>
            <Heading level={2} look="label">
              <Trans>Shared bookshelf</Trans>
            </Heading>
            <ul>
              <ShelfLink shelf={state.shelf} isOpen />
            </ul>
          </>
        )}
        <div className={styles.sideHead}>
          <Heading level={2} look="label">
            <Trans>My bookshelves</Trans>
          </Heading>
          <IconButton
            label={t`New bookshelf`}
            icon={PlusIcon}
            size="sm"
            onPress={() => setDialog({ kind: 'create' })}
          />
        </div>
        <ul>
          {bookshelves.map((shelf) => (
            <ShelfLink key={shelf.id} shelf={shelf} isOpen={String(shelf.id) === id}>
              <ShelfButtons shelf={shelf} onOpen={setDialog} />
            </ShelfLink>
          ))}
        </ul>
      </nav>
      <div className={styles.content} tabIndex={-1}>
        <ShelfContent
          state={state}
          onRetry={retry}
          onCreate={() => setDialog({ kind: 'create' })}
          isAuthor={state.kind === 'ready' && state.shelf.authorId === user?.id}
        />
      </div>
      <Detail />
      {dialog && (
        <ShelfDialog
          dialog={dialog}
          openId={id}
          // A late close must not close the next dialog.
          onClose={() => setDialog((now) => (now === dialog ? undefined : now))}
        />
      )}
    </div>
  );
}

interface ShelfLinkProps {
  readonly shelf: Bookshelf;
  readonly isOpen: boolean;
  readonly children?: ReactNode;
}

function ShelfLink({ shelf, isOpen, children }: ShelfLinkProps) {
  const link = useLink(`/bookshelf/${shelf.id}`);
  return (
    <li className={styles.shelf}>
      <a {...link} aria-current={isOpen ? 'page' : undefined}>
        <bdi>{shelf.name}</bdi>
      </a>
      {children}
    </li>
  );
}

interface ShelfButtonsProps {
  readonly shelf: Bookshelf;
  readonly onOpen: (dialog: OpenDialog) => void;
}

function ShelfButtons({ shelf, onOpen }: ShelfButtonsProps) {
  const { t } = useLingui();
  const { name } = shelf;
  return (
    <>
      <IconButton
        label={t`Rename ${name}`}
        icon={EditIcon}
        size="sm"
        onPress={() => onOpen({ kind: 'rename', shelf })}
      />
      <IconButton
        label={t`Delete ${name}`}
        icon={DeleteIcon}
        size="sm"
        onPress={() => onOpen({ kind: 'delete', shelf })}
      />
    </>
  );
}
