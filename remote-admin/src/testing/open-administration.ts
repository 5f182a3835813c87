import { createFakeHost, type FakeAnswers, type FakeHost } from '@leeszaal/remote-kit/testing';
import type { Library, Role, StoragePort } from '@leeszaal/shared-contracts';
import { act, getConfig, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** Loads the remote; a dynamic import, so that each test sets up its page first. */
export const loadAdministration = async () => (await import('../remote.ts')).default;

let leave: () => Promise<void> = async () => undefined;

/** Unmounts the administration, if it is mounted. */
export async function leaveAdministration(): Promise<void> {
  await leave();
  leave = async () => undefined;
}

/** Mounts the administration of a library with these settings. */
export async function openAdministration(
  settings: object,
  answers: FakeAnswers = {},
  library: Partial<Library> = {},
  storage?: StoragePort,
  path = '/admin',
  role: Role = 'admin',
): Promise<FakeHost> {
  // jsdom has no object URLs.
  Object.assign(URL, { createObjectURL: () => 'blob:here', revokeObjectURL: () => undefined });
  const host = createFakeHost({
    path,
    session: { role },
    library: { settings, ...library },
    answers,
  });
  const element = document.createElement('main');
  document.body.append(element);
  const remote = await loadAdministration();
  const context = { ...host.context, ...(storage && { storage }) };
  // The mount waits for its first paint, which `act` would hold back until the mount is over.
  const handle = await getConfig().asyncWrapper(async () => {
    const mounted = await remote.mount(element, context);
    host.connect(mounted);
    return mounted;
  });
  leave = async () => {
    await act(() => handle.unmount('navigate'));
    element.remove();
    host.dispose();
  };
  return host;
}

/** Presses the button with this name. */
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The settings that were sent to be saved. */
export const sentSettings = (host: FakeHost) =>
  host.http.requestsOf('saveSettings').map(({ body }) => body);
