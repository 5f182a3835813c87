import { serverMessage } from '@leeszaal/shared-contracts';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Plural, Trans } from '@lingui/react/macro';
import type { FailedCandidate } from './add-each.ts';
import styles from './bookshelf.module.css';

interface AddFailureProps {
  readonly failed: readonly FailedCandidate[];
  /** Whether there were others beside them, so that it must be said which failed. */
  readonly isOneOfMany: boolean;
}

/** Says what could not be added, and what the server says of it (`docs/decisions.md` 41). */
export function AddFailure({ failed, isOneOfMany }: AddFailureProps) {
  const reasons = new Set(failed.map(({ cause }) => serverMessage(cause)));
  return (
    <Notice tone="danger">
      {isOneOfMany && (
        <>
          <Plural
            value={failed.length}
            one="This one could not be added:"
            other="These # could not be added:"
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
        <p key={reason ?? ''}>
          {reason ?? <Trans>Something went wrong, please try again later</Trans>}
        </p>
      ))}
    </Notice>
  );
}
