import { useHost } from '@leeszaal/remote-kit/react';
import { EnterFullScreenIcon, LeaveFullScreenIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { useLingui } from '@lingui/react/macro';
import { useFullScreen } from './use-full-screen.ts';

/** Enters and leaves full screen; nothing where there is none. */
export function FullScreenButton({ size }: { readonly size: 'sm' | 'md' }) {
  const { t } = useLingui();
  const { dialogs, telemetry } = useHost();
  const [fullScreen, isOn] = useFullScreen();
  if (fullScreen === undefined) return null;
  const toggle = () => {
    fullScreen.toggle().catch((error: unknown) => {
      telemetry.report({ level: 'warning', name: 'full-screen-refused', error });
      dialogs.notify(t`The browser does not allow full screen here`);
    });
  };
  return (
    <IconButton
      label={isOn ? t`Leave full screen` : t`Full screen`}
      icon={isOn ? LeaveFullScreenIcon : EnterFullScreenIcon}
      size={size}
      onPress={toggle}
    />
  );
}
