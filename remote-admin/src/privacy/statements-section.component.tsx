import type { StatementName } from '@leeszaal/shared-contracts';
import { Heading } from '@leeszaal/shared-ui/typography';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { SettingsDraft } from '../draft/use-settings-draft.ts';
import { LoadState } from '../list/load-state.component.tsx';
import { offeredLanguages } from '../presentation/offered-languages.ts';
import { firstLanguage } from '../texts/language-order.ts';
import { TextChoice } from '../texts/text-choice.component.tsx';
import { draftKey, type TextKey } from '../texts/text-key.ts';
import styles from '../texts/texts.module.css';
import type { TextDrafts } from '../texts/use-text-drafts.ts';
import { StatementEditor } from './statement-editor.component.tsx';
import { STATEMENT_NAMES } from './statement-names.ts';
import { useStatementSaving } from './use-statement-saving.ts';
import { useStatements } from './use-statements.ts';

interface StatementsSectionProps {
  readonly draft: SettingsDraft;
  readonly drafts: TextDrafts<string>;
}

/** The statements of the library, each in each language (`docs/decisions.md` 106). */
export function StatementsSection({ draft, drafts }: StatementsSectionProps) {
  const { t } = useLingui();
  const label = useId();
  const statements = useStatements();
  const { list, reload } = statements;
  const saving = useStatementSaving(statements, drafts);
  const offered = offeredLanguages(draft.shown('languages'));
  const first = firstLanguage(offered, draft.shown('defaultLanguage'));
  const [chosen, setChosen] = useState<TextKey<StatementName>>({
    name: 'privacy',
    language: first,
  });
  return (
    <section className={styles.section} aria-labelledby={label}>
      <Heading level={2} look="section" id={label}>
        <Trans>Statements</Trans>
      </Heading>
      <p>
        <Trans>
          The portal has a page for each statement. It is open to everyone, also before signing in.
          A statement is saved by itself.
        </Trans>
      </p>
      {list.kind === 'ready' && (
        <>
          <TextChoice
            label={t`Statement`}
            names={STATEMENT_NAMES}
            chosen={chosen}
            onChoose={setChosen}
            offered={offered}
            isOwn={({ name, language }) => list.statements[name][language] !== undefined}
            isUnsaved={(text) => drafts.of(text) !== undefined}
          />
          <StatementEditor
            key={draftKey(chosen)}
            statement={chosen}
            own={list.statements[chosen.name]}
            defaultLanguage={first}
            drafts={drafts}
            saving={saving}
          />
        </>
      )}
      <LoadState
        kind={list.kind}
        failed={<Trans>The statements could not be loaded</Trans>}
        empty={false}
        onRetry={reload}
      />
    </section>
  );
}
