import { LettersIcon, MoonIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { Popover, PopoverTrigger } from '@leeszaal/shared-ui/popover';
import { useLingui } from '@lingui/react/macro';
import type { Viewer } from '../viewers/contract/viewer.contract.ts';
import { LookSettings } from './look-settings.component.tsx';
import { useLook } from './use-look.ts';

/** The toolbar's button for the look: a popover, or a toggle if there is only one choice. */
export function LookButton({ viewer }: { readonly viewer: Viewer }) {
  const { t } = useLingui();
  const [part, ...others] = viewer.abilities.look;
  if (part === 'pages' && others.length === 0) return <NightButton viewer={viewer} />;
  return (
    <PopoverTrigger>
      <IconButton label={t`Reading settings`} icon={LettersIcon} />
      <Popover label={t`Reading settings`} closeLabel={t`Close`} placement="bottom end">
        <LookSettings viewer={viewer} />
      </Popover>
    </PopoverTrigger>
  );
}

function NightButton({ viewer }: { readonly viewer: Viewer }) {
  const { t } = useLingui();
  const [{ pages }, change] = useLook(viewer);
  const isNight = pages === 'night';
  return (
    <IconButton
      label={t`Night mode`}
      icon={MoonIcon}
      isSelected={isNight}
      onPress={() => change({ pages: isNight ? 'day' : 'night' })}
    />
  );
}
