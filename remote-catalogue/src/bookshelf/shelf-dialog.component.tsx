import { useHost } from '@leeszaal/remote-kit/react';
import type { Bookshelf } from '@leeszaal/shared-contracts';
import { useLingui } from '@lingui/react/macro';
import { useOwnShelves } from '../own-shelves/own-shelves.ts';
import { useShelves } from '../own-shelves/use-shelves.ts';
import { DeleteShelfDialog } from './delete-shelf-dialog.component.tsx';
import { ShelfNameDialog } from './shelf-name-dialog.component.tsx';

/** The open dialog of the screen. */
export type OpenDialog =
  | { readonly kind: 'create' }
  | { readonly kind: 'rename' | 'delete'; readonly shelf: Bookshelf };

interface ShelfDialogProps {
  readonly dialog: OpenDialog;
  readonly openId: string | undefined;
  readonly onClose: () => void;
}

/**
 * A dialog of the screen. After the change it navigates (`docs/behaviour.md` C 2), unless the person has navigated
 * meanwhile.
 */
export function ShelfDialog({ dialog, openId, onClose }: ShelfDialogProps) {
  const { t } = useLingui();
  const bookshelves = useOwnShelves();
  const { navigation } = useHost();
  const shelves = useShelves();
  /** Makes the change and navigates to the path that it returns, if any. */
  const goAfter = async (change: () => Promise<string | undefined>) => {
    const { key } = navigation.current();
    const to = await change();
    if (to !== undefined && navigation.current().key === key) navigation.navigate(to);
  };
  if (dialog.kind === 'create') {
    const create = (name: string) =>
      goAfter(async () => `/bookshelf/${(await shelves.create(name)).id}`);
    return (
      <ShelfNameDialog title={t`New bookshelf`} initial="" onSave={create} onClose={onClose} />
    );
  }
  const { shelf } = dialog;
  if (dialog.kind === 'rename') {
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
