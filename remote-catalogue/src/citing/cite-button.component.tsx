import { definePart } from '@leeszaal/remote-kit/parts';
import { usePrefetch } from '@leeszaal/remote-kit/prefetch';
import { usePart } from '@leeszaal/remote-kit/use-part';
import { Button } from '@leeszaal/shared-ui/button';
import { CiteIcon } from '@leeszaal/shared-ui/icon';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PublicationRef } from '../publication/publication-ref.contract.ts';
import { ToolButton } from '../shell/tool-button.component.tsx';

/** The dialog of the button; prefetched with the button. */
export const citeDialogPart = definePart(
  async () => (await import('./cite-dialog.component.tsx')).CiteDialog,
);
const PARTS = [citeDialogPart];

interface CiteButtonProps {
  readonly label: string;
  readonly records: readonly PublicationRef[];
  /** Shows the whole label beside the icon. */
  readonly isLabelled?: boolean;
}

/** Opens the citations of publications (`docs/decisions.md` 115). */
export function CiteButton({ label, records, isLabelled = false }: CiteButtonProps) {
  const { t } = useLingui();
  const [cited, setCited] = useState<readonly PublicationRef[]>();
  usePrefetch(PARTS, true);
  const CiteDialog = usePart(citeDialogPart, cited !== undefined);
  const open = () => setCited([...records]);
  const waiting = { isBusy: cited !== undefined && !CiteDialog, busyLabel: t`Loading…` };
  return (
    <>
      {isLabelled ? (
        <Button size="sm" icon={CiteIcon} onPress={open} {...waiting}>
          {label}
        </Button>
      ) : (
        <ToolButton text={t`Cite`} label={label} icon={CiteIcon} onPress={open} {...waiting} />
      )}
      {cited && CiteDialog && <CiteDialog records={cited} onClose={() => setCited(undefined)} />}
    </>
  );
}
