import type { MailKind, MailText } from '@leeszaal/shared-contracts';
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
import { MAIL_NAMES } from './mail-names.ts';
import { MailTextEditor } from './mail-text-editor.component.tsx';
import { useMailTextSaving } from './use-mail-text-saving.ts';
import { useMailTexts } from './use-mail-texts.ts';

interface MailTextsSectionProps {
  readonly draft: SettingsDraft;
  readonly texts: TextDrafts<MailText>;
}

/** The texts of the mails, each in each language. */
export function MailTextsSection({ draft, texts }: MailTextsSectionProps) {
  const { t } = useLingui();
  const label = useId();
  const mails = useMailTexts();
  const { list, reload } = mails;
  const saving = useMailTextSaving(mails, texts);
  const offered = offeredLanguages(draft.shown('languages'));
  const [chosen, setChosen] = useState<TextKey<MailKind>>({
    name: 'invitation',
    language: firstLanguage(offered, draft.shown('defaultLanguage')),
  });
  return (
    <section className={styles.section} aria-labelledby={label}>
      <Heading level={2} look="section" id={label}>
        <Trans>Texts of the mails</Trans>
      </Heading>
      <p>
        <Trans>
          Each mail has a built-in text. Write one of your own where the library says it otherwise.
          A text is saved by itself.
        </Trans>
      </p>
      {list.kind === 'ready' && (
        <>
          <TextChoice
            label={t`Mail`}
            names={MAIL_NAMES}
            chosen={chosen}
            onChoose={setChosen}
            offered={offered}
            isOwn={({ name, language }) => list.texts.own[name][language] !== undefined}
            isUnsaved={(text) => texts.of(text) !== undefined}
          />
          <MailTextEditor
            key={draftKey(chosen)}
            mail={chosen}
            own={list.texts.own[chosen.name][chosen.language]}
            builtIn={list.texts.builtIn[chosen.name][chosen.language]}
            drafts={texts}
            saving={saving}
          />
        </>
      )}
      <LoadState
        kind={list.kind}
        failed={<Trans>The texts of the mails could not be loaded</Trans>}
        empty={false}
        onRetry={reload}
      />
    </section>
  );
}
