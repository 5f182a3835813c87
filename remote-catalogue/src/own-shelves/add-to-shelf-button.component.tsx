import { definePart } from '@leeszaal/remote-kit/parts';
import { usePrefetch } from '@leeszaal/remote-kit/prefetch';
import { useSession } from '@leeszaal/remote-kit/react';
import { usePart } from '@leeszaal/remote-kit/use-part';
import { hasRole, type NewShelfItem } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { BookshelfIcon } from '@leeszaal/shared-ui/icon';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ToolButton } from '../shell/tool-button.component.tsx';
import type { ShelfCandidate } from './add-each.ts';

/** The dialog of the button; prefetched with the button. */
export const shelfDialogPart = definePart(
  async () => (await import('./add-to-shelf-dialog.component.tsx')).AddToShelfDialog,
);
const PARTS = [shelfDialogPart];

interface AddToShelfButtonProps {
  readonly label: string;
  readonly candidates: readonly ShelfCandidate[];
  /** Shows the whole label beside the icon. */
  readonly isLabelled?: boolean;
  readonly onAdded?: (added: readonly NewShelfItem[]) => void;
}

/** Opens the choice of a shelf, for the user role (`docs/behaviour.md` C 6). */
export function AddToShelfButton({
  label,
  candidates,
  isLabelled = false,
  onAdded,
}: AddToShelfButtonProps) {
  const { t } = useLingui();
  const { role } = useSession();
  const [chosen, setChosen] = useState<readonly ShelfCandidate[]>();
  const isOffered = hasRole(role, 'user');
  usePrefetch(PARTS, isOffered);
  const AddToShelfDialog = usePart(shelfDialogPart, chosen !== undefined);
  if (!isOffered) return null;
  // A list of its own each time: what closes late closes only what it belongs to.
  const open = () => setChosen([...candidates]);
  const waiting = { isBusy: chosen !== undefined && !AddToShelfDialog, busyLabel: t`Loading…` };
  return (
    <>
      {isLabelled ? (
        <Button variant="primary" size="sm" icon={BookshelfIcon} onPress={open} {...waiting}>
          {label}
        </Button>
      ) : (
        <ToolButton text={t`Save`} label={label} icon={BookshelfIcon} onPress={open} {...waiting} />
      )}
      {chosen && AddToShelfDialog && (
        <AddToShelfDialog
          candidates={chosen}
          onAdded={onAdded}
          onClose={() => setChosen((now) => (now === chosen ? undefined : now))}
        />
      )}
    </>
  );
}
