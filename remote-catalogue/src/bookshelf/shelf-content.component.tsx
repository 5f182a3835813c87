import type { Bookshelf } from '@leeszaal/shared-contracts';
import { useHost } from '@leeszaal/shared-contracts/react';
import { Button } from '@leeszaal/shared-ui/button';
import { EmptyState } from '@leeszaal/shared-ui/empty-state';
import {
  BookshelfIcon,
  PlusIcon,
  RetryIcon,
  ShareIcon,
  WarningIcon,
} from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { keepFocus } from '@leeszaal/shared-ui/keep-focus';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Spinner } from '@leeszaal/shared-ui/spinner';
import { Heading } from '@leeszaal/shared-ui/typography';
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useRef } from 'react';
import { useCopyLink } from '../shell/use-copy-link.ts';
import styles from './bookshelf.module.css';
import { ShelfItemLine } from './shelf-item.component.tsx';
import { useRemovals } from './use-removals.ts';
import type { ShelfState } from './use-shelf.ts';

interface ShelfContentProps {
  readonly state: ShelfState;
  readonly onRetry: () => void;
  /** Asks for the name of a new shelf. */
  readonly onCreate: () => void;
  /** Whether one may take things off it (`docs/behaviour.md` C 6). */
  readonly isAuthor: boolean;
}

/** The open shelf: its name, and what stands on it. */
export function ShelfContent({ state, onRetry, onCreate, isAuthor }: ShelfContentProps) {
  const { t } = useLingui();
  const { navigation } = useHost();
  const copyLink = useCopyLink();
  const heading = useRef<HTMLHeadingElement>(null);
  switch (state.kind) {
    case 'loading':
      return <Spinner label={t`Loading…`} />;
    case 'error':
      return (
        <EmptyState
          headingLevel={1}
          icon={WarningIcon}
          title={t`the requested bookshelf can not be loaded`}
          actions={
            <Button
              icon={RetryIcon}
              onPress={({ target }) => {
                keepFocus(target);
                onRetry();
              }}
            >
              <Trans>Try again</Trans>
            </Button>
          }
        />
      );
    case 'initial':
      return (
        <EmptyState
          headingLevel={1}
          icon={BookshelfIcon}
          title={t`You have no bookshelves yet`}
          actions={
            <Button
              icon={PlusIcon}
              onPress={({ target }) => {
                keepFocus(target);
                onCreate();
              }}
            >
              <Trans>Make your first bookshelf</Trans>
            </Button>
          }
        />
      );
    case 'ready':
      return (
        <>
          <div className={styles.head}>
            <Heading ref={heading} tabIndex={-1} className={styles.name} level={1} look="title">
              <bdi>{state.shelf.name}</bdi>
            </Heading>
            <IconButton
              label={t`Copy a link to this bookshelf`}
              icon={ShareIcon}
              onPress={() => copyLink(navigation.href(`/bookshelf/${state.shelf.id}`))}
            />
          </div>
          <ShelfItems
            key={state.shelf.id}
            shelf={state.shelf}
            isAuthor={isAuthor}
            heading={heading}
          />
        </>
      );
  }
}

interface ShelfItemsProps {
  readonly shelf: Bookshelf;
  readonly isAuthor: boolean;
  readonly heading: RefObject<HTMLElement | null>;
}

function ShelfItems({ shelf, isAuthor, heading }: ShelfItemsProps) {
  const { t } = useLingui();
  const { items, error, remove } = useRemovals(shelf);
  const takeOff = (itemId: number) => {
    // Its button goes with it, and must not take the focus along.
    heading.current?.focus({ preventScroll: true });
    remove(itemId);
  };
  if (items.length === 0) {
    return <EmptyState icon={BookshelfIcon} title={t`This bookshelf is empty`} />;
  }
  return (
    <>
      {error !== undefined && <Notice tone="danger">{error}</Notice>}
      <ul className={styles.items}>
        {items.map((item) => (
          <ShelfItemLine
            key={item.id}
            item={item}
            onRemove={isAuthor ? () => takeOff(item.id) : undefined}
          />
        ))}
      </ul>
    </>
  );
}
