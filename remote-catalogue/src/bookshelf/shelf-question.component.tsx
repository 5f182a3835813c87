import type { Bookshelf } from '@leeszaal/shared-contracts';
import { useHost } from '@leeszaal/shared-contracts/react';
import { useLingui } from '@lingui/react/macro';
import { useOwnShelves } from '../own-shelves/own-shelves.ts';
import { useShelves } from '../own-shelves/use-shelves.ts';
import { DeleteShelfDialog } from './delete-shelf-dialog.component.tsx';
import { ShelfNameDialog } from './shelf-name-dialog.component.tsx';

/** What is asked about one's shelves. */
export type Asked =
  | { readonly kind: 'create' }
  | { readonly kind: 'rename' | 'delete'; readonly shelf: Bookshelf };

interface QuestionProps {
  readonly asked: Asked;
  readonly openId: string | undefined;
  readonly onClose: () => void;
}

/**
 * The dialog for it; afterwards one is where it makes sense to be (`docs/behaviour.md` C 2), unless
 * one has gone elsewhere while the server was at it.
 */
export function ShelfQuestion({ asked, openId, onClose }: QuestionProps) {
  const { t } = useLingui();
  const bookshelves = useOwnShelves();
  const { navigation } = useHost();
  const shelves = useShelves();
  /** Makes the change, then goes to what it answers; undefined is where one is already. */
  const goAfter = async (change: () => Promise<string | undefined>) => {
    const { key } = navigation.current();
    const to = await change();
    if (to !== undefined && navigation.current().key === key) navigation.navigate(to);
  };
  if (asked.kind === 'create') {
    const create = (name: string) =>
      goAfter(async () => `/bookshelf/${(await shelves.create(name)).id}`);
    return (
      <ShelfNameDialog title={t`New bookshelf`} initial="" onSave={create} onClose={onClose} />
    );
  }
  const { shelf } = asked;
  if (asked.kind === 'rename') {
    const rename = (name: string) =>
      goAfter(async () => {
        await shelves.rename(shelf.id, name);
        return String(shelf.id) === openId ? undefined : `/bookshelf/${shelf.id}`;
      });
    return (
      <ShelfNameDialog
        title={t`Rename bookshelf`}
        initial={shelf.name}
        onSave={rename}
        onClose={onClose}
      />
    );
  }
  const remove = () =>
    goAfter(async () => {
      const next = bookshelves.find(({ id }) => id !== shelf.id);
      await shelves.remove(shelf.id);
      if (String(shelf.id) !== openId) return undefined;
      return next ? `/bookshelf/${next.id}` : '/bookshelf';
    });
  return <DeleteShelfDialog shelf={shelf} onDelete={remove} onClose={onClose} />;
}
