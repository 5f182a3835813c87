import { definePart } from '@leeszaal/remote-kit/parts';
import { readRichText, SETTING_DEFAULTS } from '@leeszaal/shared-contracts';
import { InfoIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useMemo, useRef, useState } from 'react';
import { useOpenHere } from '../navigation/use-open-here.ts';
import { usePart } from '../parts/use-part.ts';
import { portalAtom } from '../state/atoms.ts';

const sheetPart = definePart(async () => (await import('./info-text-sheet.component.tsx')).default);

/**
 * The library's information text, if it is enabled and not empty (`docs/behaviour.md` C 2). The code of the
 * sheet loads when it first opens.
 */
export function InfoTextButton() {
  const { t } = useLingui();
  const portal = useAtomValue(portalAtom);
  const place = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useOpenHere();
  const [wasOpened, setOpened] = useState(false);
  const Sheet = usePart(sheetPart, wasOpened);
  const settings = portal.kind === 'ready' ? portal.library.settings : {};
  const lines = useMemo(() => readRichText(settings.infotext), [settings.infotext]);
  const isEnabled = settings.enableInfotext ?? SETTING_DEFAULTS.enableInfotext;
  if (!isEnabled || lines.length === 0) return null;
  const label = t`Information`;
  return (
    <span ref={place}>
      <IconButton
        label={label}
        icon={InfoIcon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        isBusy={isOpen && !Sheet}
        busyLabel={t`Loading…`}
        onPress={() => {
          setOpened(true);
          setOpen(true);
        }}
      />
      {Sheet && (
        <Sheet
          label={label}
          lines={lines}
          triggerRef={place}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </span>
  );
}
