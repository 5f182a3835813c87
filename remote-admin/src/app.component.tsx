import { HostRouter } from '@leeszaal/remote-kit/react';
import { Route, Routes } from 'react-router-dom';
import { SettingsScreen } from './screen/settings-screen.component.tsx';

/** The administration's only screen. */
export function App() {
  return (
    <HostRouter>
      <Routes>
        <Route path="/admin" element={<SettingsScreen />} />
      </Routes>
    </HostRouter>
  );
}
