import type { Bookshelf } from '@leeszaal/shared-contracts';
import { useLibrary } from '@leeszaal/shared-contracts/react';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { DeleteShelfDialog } from './delete-shelf-dialog.component.tsx';
import { ShelfNameDialog } from './shelf-name-dialog.component.tsx';
import { useShelves } from './use-shelves.ts';

/** What is asked about one's shelves. */
export type Asked =
  | { readonly kind: 'create' }
  | { readonly kind: 'rename' | 'delete'; readonly shelf: Bookshelf };

interface QuestionProps {
  readonly asked: Asked;
  readonly openId: string | undefined;
  readonly onClose: () => void;
}

/** The dialog for it; afterwards one is where it makes sense to be (`docs/behaviour.md` C 2). */
export function ShelfQuestion({ asked, openId, onClose }: QuestionProps) {
  const { t } = useLingui();
  const { bookshelves } = useLibrary();
  const navigate = useNavigate();
  const shelves = useShelves();
  if (asked.kind === 'create') {
    const create = async (name: string) =>
      navigate(`/bookshelf/${(await shelves.create(name)).id}`);
    return (
      <ShelfNameDialog title={t`New bookshelf`} initial="" onSave={create} onClose={onClose} />
    );
  }
  const { shelf } = asked;
  if (asked.kind === 'rename') {
    const rename = async (name: string) => {
      await shelves.rename(shelf.id, name);
      navigate(`/bookshelf/${shelf.id}`);
    };
    return (
      <ShelfNameDialog
        title={t`Rename the bookshelf`}
        initial={shelf.name}
        onSave={rename}
        onClose={onClose}
      />
    );
  }
  const remove = async () => {
    const next = bookshelves.find(({ id }) => id !== shelf.id);
    await shelves.remove(shelf.id);
    if (String(shelf.id) === openId) navigate(next ? `/bookshelf/${next.id}` : '/bookshelf');
  };
  return <DeleteShelfDialog shelf={shelf} onDelete={remove} onClose={onClose} />;
}
