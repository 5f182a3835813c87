import type { MailKind, MailText } from '@leeszaal/shared-contracts';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { TextActions } from '../texts/text-actions.component.tsx';
import type { TextKey } from '../texts/text-key.ts';
import styles from '../texts/texts.module.css';
import type { TextDrafts } from '../texts/use-text-drafts.ts';
import { MailPreview } from './mail-preview.component.tsx';
import { mailTextFaults } from './mail-text-faults.ts';
import { MailTextFields } from './mail-text-fields.component.tsx';
import type { MailTextSaving } from './use-mail-text-saving.ts';

interface MailTextEditorProps {
  readonly mail: TextKey<MailKind>;
  /** The library's own text, if it has one. */
  readonly own: MailText | undefined;
  readonly builtIn: MailText;
  readonly drafts: TextDrafts<MailText>;
  readonly saving: MailTextSaving;
}

/** Edits the text of a mail in one language. */
export function MailTextEditor({ mail, own, builtIn, drafts, saving }: MailTextEditorProps) {
  const fields = useRef<HTMLDivElement>(null);
  const stored = own ?? builtIn;
  const draft = drafts.of(mail);
  const text = draft ?? stored;
  const faults = mailTextFaults(mail.name, text);
  const edit = (next: MailText) => {
    const isStored = next.subject === stored.subject && next.body === stored.body;
    drafts.put(mail, isStored ? undefined : next);
  };
  const save = async () => {
    if (draft === undefined) return;
    const wrong = faults.subject ? 'input' : faults.body ? 'textarea' : undefined;
    if (wrong) fields.current?.querySelector<HTMLElement>(wrong)?.focus();
    else await saving.save(mail, draft);
  };
  const { change } = saving;
  return (
    <div className={styles.text}>
      <p className={styles.state}>
        {own ? (
          <Trans>This is the library’s own text.</Trans>
        ) : (
          <Trans>This is the built-in text.</Trans>
        )}
      </p>
      <div ref={fields}>
        <MailTextFields mail={mail} text={text} faults={faults} onChange={edit} />
      </div>
      <MailPreview text={text} language={mail.language} />
      <TextActions
        saveLabel={<Trans>Save this text</Trans>}
        resetLabel={<Trans>Restore the built-in text</Trans>}
        isOwn={own !== undefined}
        isUnsaved={draft !== undefined}
        isSaving={change.isSavingThis(mail)}
        isDisabled={change.isSaving && !change.isSavingThis(mail)}
        fault={change.faultOf(mail)}
        onSave={save}
        onDiscard={() => drafts.put(mail, undefined)}
        confirmReset={saving.confirmRestore}
        onReset={() => saving.restore(mail)}
      />
    </div>
  );
}
