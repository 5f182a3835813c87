import type { SettingsDraft } from '../draft/use-settings-draft.ts';
import styles from '../texts/texts.module.css';
import type { TextDrafts } from '../texts/use-text-drafts.ts';
import { RetentionSection } from './retention-section.component.tsx';
import { StatementsSection } from './statements-section.component.tsx';

interface PrivacyTabProps {
  readonly draft: SettingsDraft;
  /** Unsaved statements; they are kept while another tab is open. */
  readonly statements: TextDrafts<string>;
}

/** How long data of people is kept, and what the library says about it (`docs/behaviour.md` C 2). */
export function PrivacyTab({ draft, statements }: PrivacyTabProps) {
  return (
    <div className={styles.tab}>
      <RetentionSection draft={draft} />
      <StatementsSection draft={draft} drafts={statements} />
    </div>
  );
}
