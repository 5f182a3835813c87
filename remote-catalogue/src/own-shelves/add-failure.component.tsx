import { Notice } from '@leeszaal/shared-ui/notice';
import { Plural } from '@lingui/react/macro';
import { useFailureText } from '../shell/use-failure-text.ts';
import type { FailedCandidate } from './add-each.ts';
import styles from './own-shelves.module.css';

interface AddFailureProps {
  readonly failed: readonly FailedCandidate[];
  /** Whether there were several items; the message then names the failed ones. */
  readonly isOneOfMany: boolean;
}

/** Names failed items, with the server's messages (`docs/decisions.md` 41). */
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
