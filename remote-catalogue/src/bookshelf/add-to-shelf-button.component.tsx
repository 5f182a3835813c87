import { hasRole, type NewShelfItem } from '@leeszaal/shared-contracts';
import { useSession } from '@leeszaal/shared-contracts/react';
import { BookshelfIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { lazy, Suspense, useState } from 'react';

const AddToShelfDialog = lazy(async () => {
  const { AddToShelfDialog: dialog } = await import('./add-to-shelf-dialog.component.tsx');
  return { default: dialog };
});

interface AddToShelfButtonProps {
  readonly label: string;
  readonly items: readonly NewShelfItem[];
}

/** Opens the choice of a shelf; for whoever may have shelves (`docs/behaviour.md` C 6). */
export function AddToShelfButton({ label, items }: AddToShelfButtonProps) {
  const { role } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!hasRole(role, 'user')) return null;
  return (
    <>
      <IconButton label={label} icon={BookshelfIcon} onPress={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <AddToShelfDialog items={items} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
