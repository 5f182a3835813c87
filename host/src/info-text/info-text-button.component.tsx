import { readRichText, SETTING_DEFAULTS } from '@leeszaal/shared-contracts';
import { InfoIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { Popover, PopoverTrigger } from '@leeszaal/shared-ui/popover';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useOpenHere } from '../shell/use-open-here.ts';
import { portalAtom } from '../state/atoms.ts';
import { RichText } from './rich-text.component.tsx';

/** The library's information text; only where it is enabled and there is some (`docs/behaviour.md` C 2). */
export function InfoTextButton() {
  const { t } = useLingui();
  const portal = useAtomValue(portalAtom);
  const [isOpen, setOpen] = useOpenHere();
  const settings = portal.kind === 'ready' ? portal.library.settings : {};
  const lines = useMemo(() => readRichText(settings.infotext), [settings.infotext]);
  const isEnabled = settings.enableInfotext ?? SETTING_DEFAULTS.enableInfotext;
  if (!isEnabled || lines.length === 0) return null;
  const label = t`Information`;
  return (
    <PopoverTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <IconButton label={label} icon={InfoIcon} />
      <Popover label={label} placement="bottom end">
        <RichText lines={lines} />
      </Popover>
    </PopoverTrigger>
  );
}
