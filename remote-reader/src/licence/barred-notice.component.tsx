import { useHost } from '@leeszaal/remote-kit/react';
import type { ReadingRefusal } from '@leeszaal/shared-contracts';
import { useLingui } from '@lingui/react/macro';
import { LoanDialog } from './loan-dialog.component.tsx';

interface BarredNoticeProps {
  readonly refusal: ReadingRefusal;
  /** Leaves the reader. */
  readonly onClose: () => void;
}

/** Why the person may not read the document (`docs/decisions.md` 103); a visitor can log in. */
export function BarredNotice({ refusal, onClose }: BarredNoticeProps) {
  const { t } = useLingui();
  const { session } = useHost();
  if (refusal === 'sign-in-to-read') {
    const canSignIn = session.signIn !== undefined;
    return (
      <LoanDialog
        tone="info"
        title={t`Log in to read this document`}
        onClose={onClose}
        {...(canSignIn && {
          action: { label: t`Log in`, onPress: () => session.signIn?.() },
        })}
      >
        {t`This document is for people with an account of the library.`}
      </LoanDialog>
    );
  }
  return (
    <LoanDialog tone="info" title={t`You cannot read this document`} onClose={onClose}>
      {refusal === 'staff-only'
        ? t`This document is for staff of the library.`
        : t`Your account cannot borrow documents here. Ask the library for access.`}
    </LoanDialog>
  );
}
