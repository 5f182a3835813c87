import { useHost } from '@leeszaal/remote-kit/react';
import { useState } from 'react';
import { useFailureText } from '../shell/use-failure-text.ts';

/** The submission of a form. */
export interface Submission {
  readonly isBusy: boolean;
  readonly error: string | undefined;
  /** Runs an action unless one is running; resolves with whether it succeeded. */
  run(action: () => Promise<unknown>): Promise<boolean>;
}

/** Runs the action of a form, with its busy state and error message. */
export function useSubmission(): Submission {
  const failureText = useFailureText();
  const { telemetry } = useHost();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  return {
    isBusy,
    error,
    async run(action) {
      if (isBusy) return false;
      setBusy(true);
      setError(undefined);
      try {
        await action();
        return true;
      } catch (cause) {
        telemetry.report({ level: 'warning', name: 'bookshelf-change-failed', error: cause });
        setError(failureText(cause));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
