import { useSession } from '@leeszaal/remote-kit/react';
import { usePart } from '@leeszaal/remote-kit/use-part';
import {
  LANGUAGE_NAMES,
  type Language,
  STATEMENT_LIMIT,
  type StatementName,
  type Statements,
} from '@leeszaal/shared-contracts';
import { Link } from '@leeszaal/shared-ui/link';
import { Spinner } from '@leeszaal/shared-ui/spinner';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { editorPart } from '../rich-text/editor-part.ts';
import { TextActions } from '../texts/text-actions.component.tsx';
import type { TextKey } from '../texts/text-key.ts';
import styles from '../texts/texts.module.css';
import type { TextDrafts } from '../texts/use-text-drafts.ts';
import { STATEMENT_NAMES } from './statement-names.ts';
import type { StatementSaving } from './use-statement-saving.ts';

interface StatementEditorProps {
  readonly statement: TextKey<StatementName>;
  /** The library's own texts of the statement, by language. */
  readonly own: Statements[StatementName];
  readonly defaultLanguage: Language;
  readonly drafts: TextDrafts<string>;
  readonly saving: StatementSaving;
}

/** Edits a statement in one language. */
export function StatementEditor(props: StatementEditorProps) {
  const { statement, own, defaultLanguage, drafts, saving } = props;
  const { t, i18n } = useLingui();
  const RichTextEditor = usePart(editorPart);
  const place = useRef<HTMLDivElement>(null);
  const [isChecked, setChecked] = useState(false);
  const stored = own[statement.language];
  const draft = drafts.of(statement);
  const fault = draft === undefined ? undefined : faultOf(draft);
  const { change } = saving;
  const edit = (text: string | undefined) => {
    setChecked(false);
    drafts.put(statement, text === stored ? undefined : (text ?? ''));
  };
  const save = async () => {
    if (draft === undefined) return;
    setChecked(true);
    if (fault) place.current?.querySelector<HTMLElement>('[contenteditable]')?.focus();
    else await saving.save(statement, draft);
  };
  const errorMessage = () => {
    if (fault === 'long') return t`The statement is too long. Shorten it before you save.`;
    if (fault === undefined || !isChecked) return undefined;
    return stored === undefined
      ? t`The statement is empty. Write it before you save.`
      : t`The statement is empty. Write it before you save, or remove it.`;
  };
  return (
    <div className={styles.text} ref={place}>
      <PageState statement={statement} own={own} defaultLanguage={defaultLanguage} />
      {RichTextEditor ? (
        <RichTextEditor
          label={i18n._(STATEMENT_NAMES[statement.name])}
          value={draft ?? stored}
          onChange={edit}
          errorMessage={errorMessage()}
        />
      ) : (
        <Spinner size={24} width={3} label={t`Loading…`} />
      )}
      <TextActions
        saveLabel={<Trans>Save this statement</Trans>}
        resetLabel={<Trans>Remove</Trans>}
        isOwn={stored !== undefined}
        isUnsaved={draft !== undefined}
        isSaving={change.isSavingThis(statement)}
        isDisabled={change.isSaving && !change.isSavingThis(statement)}
        fault={change.faultOf(statement)}
        onSave={save}
        onDiscard={() => drafts.put(statement, undefined)}
        confirmReset={saving.confirmRemoval}
        onReset={() => saving.remove(statement)}
      />
    </div>
  );
}

/** The fault of an unsaved statement. */
function faultOf(draft: string): 'empty' | 'long' | undefined {
  if (draft === '') return 'empty';
  return draft.length > STATEMENT_LIMIT ? 'long' : undefined;
}

/** Which text the page of the statement shows in this language, and a link to it. */
function PageState({
  statement: { name, language },
  own,
  defaultLanguage,
}: Pick<StatementEditorProps, 'statement' | 'own' | 'defaultLanguage'>) {
  const { t } = useLingui();
  const { ref } = useSession().client.current;
  const query = new URLSearchParams({ library: ref, lang: language });
  const other = LANGUAGE_NAMES[defaultLanguage];
  const shown = () => {
    if (own[language] !== undefined) return t`In this language the page shows the text below.`;
    return own[defaultLanguage] === undefined
      ? t`In this language the page shows the built-in text.`
      : t`In this language the page shows the text in ${other}.`;
  };
  return (
    <p className={styles.state}>
      {shown()}{' '}
      <Link isExternal externalLabel={t`(opens in a new tab)`} href={`/terms/${name}?${query}`}>
        <Trans>Open the page</Trans>
      </Link>
    </p>
  );
}
