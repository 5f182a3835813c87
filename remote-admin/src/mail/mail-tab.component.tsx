import type { MailText } from '@leeszaal/shared-contracts';
import type { SettingsDraft } from '../draft/use-settings-draft.ts';
import styles from '../texts/texts.module.css';
import type { TextDrafts } from '../texts/use-text-drafts.ts';
import { MailTextsSection } from './mail-texts-section.component.tsx';
import { SenderSection } from './sender-section.component.tsx';

interface MailTabProps {
  readonly draft: SettingsDraft;
  /** Unsaved texts; they are kept while another tab is open. */
  readonly texts: TextDrafts<MailText>;
}

/** The mails of the library: from whom they are, and what is in them (`docs/behaviour.md` C 2). */
export function MailTab({ draft, texts }: MailTabProps) {
  return (
    <div className={styles.tab}>
      <SenderSection draft={draft} />
      <MailTextsSection draft={draft} texts={texts} />
    </div>
  );
}
