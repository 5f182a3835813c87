import { useHost } from '@leeszaal/remote-kit/react';
import type { StatementName } from '@leeszaal/shared-contracts';
import { useLingui } from '@lingui/react/macro';
import type { TextKey } from '../texts/text-key.ts';
import { type TextChange, useTextChange } from '../texts/use-text-change.ts';
import type { TextDrafts } from '../texts/use-text-drafts.ts';
import type { StatementList } from './use-statements.ts';

/** The saving of the statements. */
export interface StatementSaving {
  readonly change: TextChange;
  /** Saves a statement; it stays an unsaved one if that fails. */
  readonly save: (statement: TextKey<StatementName>, draft: string) => Promise<void>;
  /** Resolves to whether the person agrees to lose the library's own statement. */
  readonly confirmRemoval: () => Promise<boolean>;
  readonly remove: (statement: TextKey<StatementName>) => Promise<void>;
}

/** Saves and removes the statements. */
export function useStatementSaving(
  { change: send }: StatementList,
  drafts: TextDrafts<string>,
): StatementSaving {
  const { t } = useLingui();
  const { dialogs, signal } = useHost();
  const change = useTextChange('statement-not-saved');
  return {
    change,
    async save(statement, draft) {
      if (!(await change.run(statement, () => send(statement, draft)))) return;
      drafts.dropSaved(statement, draft);
      dialogs.notify(t`The statement was saved`, 'success');
    },
    async confirmRemoval() {
      const answer = await dialogs.message({
        type: 'warning',
        title: t`Remove this statement?`,
        body: t`The text in this language is lost. Its page shows the statement in the default language instead, or else the built-in one.`,
        actions: [
          { id: 'cancel', label: t`Cancel`, variant: 'secondary' },
          { id: 'remove', label: t`Remove`, variant: 'danger' },
        ],
        signal,
      });
      return answer === 'remove';
    },
    async remove(statement) {
      if (!(await change.run(statement, () => send(statement, null)))) return;
      drafts.put(statement, undefined);
      dialogs.notify(t`The statement was removed`, 'success');
    },
  };
}
