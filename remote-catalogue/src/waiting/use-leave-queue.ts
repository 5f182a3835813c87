import { useHost } from '@leeszaal/remote-kit/react';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFailureText } from '../shell/use-failure-text.ts';
import { usePlacesWatch } from './use-places-watch.ts';

/** Gives a place in a queue up, with a message if that fails. */
export function useLeaveQueue(pubKey: string): {
  readonly isLeaving: boolean;
  leave(): Promise<void>;
} {
  const watch = usePlacesWatch();
  const { dialogs, telemetry } = useHost();
  const { t } = useLingui();
  const failureText = useFailureText();
  const [isLeaving, setLeaving] = useState(false);
  return {
    isLeaving,
    async leave() {
      setLeaving(true);
      try {
        await watch.leave(pubKey);
        dialogs.notify(t`You are no longer in the queue`, 'success');
      } catch (error) {
        telemetry.report({ level: 'warning', name: 'queue-failed', error });
        dialogs.notify(failureText(error), 'error');
      } finally {
        setLeaving(false);
      }
    },
  };
}
