import { useHost } from '@leeszaal/shared-contracts/react';
import { useState } from 'react';
import { useFailureText } from '../shell/use-failure-text.ts';

/** A form's one action: busy while it runs, with what the server said when it failed. */
export interface Submission {
  readonly isBusy: boolean;
  readonly error: string | undefined;
  /** Runs it, unless it runs already; answers whether it succeeded. */
  run(action: () => Promise<unknown>): Promise<boolean>;
}

/** Makes the submission of a form. */
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
