import { isGone } from '@leeszaal/shared-contracts';
import { useLingui } from '@lingui/react';
import type { ComponentType } from 'react';
import { connectionMessage, newerVersionMessage } from '../messages/part-messages.ts';
import type { Part } from '../parts/part.ts';
import { useLoadedPart } from '../parts/use-loaded-part.ts';
import { useHost } from '../react/use-host.ts';

/**
 * Loads a part while it is wanted. After a failure a dialog offers to retry, as after a lost connection
 * (`docs/decisions.md` 48), or to reload the page if the server no longer has its release.
 *
 * @param onFailure replaces the dialog, for a part that the person has not requested
 * @returns the component once it has loaded, at once if it was prefetched
 */
export function usePart<P>(
  part: Part<P>,
  isWanted = true,
  onFailure?: () => void,
): ComponentType<P> | undefined {
  const { i18n } = useLingui();
  const { dialogs, navigation, telemetry } = useHost();
  const loaded = useLoadedPart(part, isWanted, async (error, attempt, signal) => {
    if (attempt === 1) telemetry.report({ level: 'error', name: 'part-failed', error });
    if (onFailure !== undefined) {
      onFailure();
      throw error;
    }
    if (!(await isGone(error))) {
      await dialogs.message({ ...connectionMessage(i18n), signal });
      return;
    }
    const answer = await dialogs.message({ ...newerVersionMessage(i18n), signal });
    if (answer === 'reload') navigation.navigate(0);
    throw error;
  });
  return isWanted ? loaded : undefined;
}
