import { Notice } from '@leeszaal/shared-ui/notice';
import { Plural } from '@lingui/react/macro';
import { useFailureText } from '../shell/use-failure-text.ts';
import type { FailedCandidate } from './add-each.ts';
import styles from './own-shelves.module.css';

interface AddFailureProps {
  readonly failed: readonly FailedCandidate[];
  /** Whether there were others beside them, so that it must be said which failed. */
  readonly isOneOfMany: boolean;
}

/** Says what could not be added, and what the server says of it (`docs/decisions.md` 41). */
export function AddFailure({ failed, isOneOfMany }: AddFailureProps) {
  const failureText = useFailureText();
  const reasons = new Set(failed.map(({ cause }) => failureText(cause)));
  return (
    <Notice tone="danger">
      {isOneOfMany && (
        <>
          <Plural
            value={failed.length}
            one="# item could not be added:"
            other="# items could not be added:"
          />
          <ul className={styles.failed}>
            {failed.map(({ candidate }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown once as it is
              <li key={index}>{candidate.name}</li>
            ))}
          </ul>
        </>
      )}
      {[...reasons].map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </Notice>
  );
}
