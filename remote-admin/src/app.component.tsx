import { useHostLocation } from '@leeszaal/remote-kit/react';
import { matchPath } from '@leeszaal/shared-contracts/registry';
import { SettingsScreen } from './screen/settings-screen.component.tsx';

/** The administration's only screen; nothing at the address of another remote, until the host unmounts this one. */
export function App() {
  return matchPath('/admin', useHostLocation().pathname) ? <SettingsScreen /> : null;
}
