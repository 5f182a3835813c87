import { inTime } from '../time/in-time.ts';
import type { RemoteHandle, UnmountReason } from './remote-module.contract.ts';

/** The time limit of a remote's own unmount, in milliseconds. */
export const UNMOUNT_LIMIT = 3_000;

/**
 * Unmounts a remote. Its host removes it also if that fails or takes longer than
 * {@link UNMOUNT_LIMIT}: no person waits longer for a server.
 */
export async function leaveRemote(
  remote: Pick<RemoteHandle, 'unmount'>,
  reason: UnmountReason,
): Promise<void> {
  try {
    await inTime(remote.unmount(reason), UNMOUNT_LIMIT);
  } catch {
    // The remote's element is removed all the same.
  }
}
