import { useHost } from '@leeszaal/remote-kit/react';
import type { MailKind, MailText } from '@leeszaal/shared-contracts';
import { useLingui } from '@lingui/react/macro';
import type { TextKey } from '../texts/text-key.ts';
import { type TextChange, useTextChange } from '../texts/use-text-change.ts';
import type { TextDrafts } from '../texts/use-text-drafts.ts';
import type { MailTextList } from './use-mail-texts.ts';

/** The saving of the mails' texts. */
export interface MailTextSaving {
  readonly change: TextChange;
  /** Saves a text; it stays an unsaved one if that fails. */
  readonly save: (mail: TextKey<MailKind>, draft: MailText) => Promise<void>;
  /** Resolves to whether the person agrees to lose the library's own text. */
  readonly confirmRestore: () => Promise<boolean>;
  /** Restores the built-in text. */
  readonly restore: (mail: TextKey<MailKind>) => Promise<void>;
}

/** Saves and restores the texts of the mails. */
export function useMailTextSaving(
  { change: send }: MailTextList,
  drafts: TextDrafts<MailText>,
): MailTextSaving {
  const { t } = useLingui();
  const { dialogs, signal } = useHost();
  const change = useTextChange('mail-text-not-saved');
  return {
    change,
    async save(mail, draft) {
      const text = { subject: draft.subject.trim(), body: draft.body.trim() };
      if (!(await change.run(mail, () => send(mail, text)))) return;
      drafts.dropSaved(mail, draft);
      dialogs.notify(t`The text of the mail was saved`, 'success');
    },
    async confirmRestore() {
      const answer = await dialogs.message({
        type: 'warning',
        title: t`Restore the built-in text?`,
        body: t`The library’s own text of this mail in this language is lost.`,
        actions: [
          { id: 'cancel', label: t`Cancel`, variant: 'secondary' },
          { id: 'restore', label: t`Restore`, variant: 'danger' },
        ],
        signal,
      });
      return answer === 'restore';
    },
    async restore(mail) {
      if (!(await change.run(mail, () => send(mail, null)))) return;
      drafts.put(mail, undefined);
      dialogs.notify(t`The built-in text was restored`, 'success');
    },
  };
}
