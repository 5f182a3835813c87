import { MAIL_PLACEHOLDERS, type MailKind, type MailText } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { PlusIcon } from '@leeszaal/shared-ui/icon';
import { TextField } from '@leeszaal/shared-ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { TextKey } from '../texts/text-key.ts';
import styles from '../texts/texts.module.css';
import { insertAt } from './insert-at.ts';
import { PLACEHOLDER_MEANINGS, type Placeholder } from './mail-names.ts';
import type { MailTextFaults } from './mail-text-faults.ts';

type Field = keyof MailText;

const TAGS = { subject: 'input', body: 'textarea' } as const;

interface MailTextFieldsProps {
  readonly mail: TextKey<MailKind>;
  readonly text: MailText;
  readonly faults: MailTextFaults;
  readonly onChange: (text: MailText) => void;
}

/** Subject and text of a mail, with the placeholders that can be inserted at the caret. */
export function MailTextFields({ mail, text, faults, onChange }: MailTextFieldsProps) {
  const { t, i18n } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  // The field that had the focus last. Before any, the caret is at the end of the text.
  const last = useRef<Field>(undefined);
  const noteFocus = (field: Field) => {
    last.current = field;
  };
  const insert = (name: Placeholder) => {
    const field = last.current ?? 'body';
    const element = place.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      TAGS[field],
    );
    if (!element) return;
    const end = text[field].length;
    const selected = last.current
      ? { start: element.selectionStart ?? end, end: element.selectionEnd ?? end }
      : { start: end, end };
    const next = insertAt(text[field], selected, `{${name}}`);
    flushSync(() => onChange({ ...text, [field]: next.text }));
    element.focus();
    element.setSelectionRange(next.caret, next.caret);
  };
  const faultOf = (field: Field) => {
    const fault = faults[field];
    return fault && i18n._(fault);
  };
  return (
    <div className={styles.text} ref={place}>
      <TextField
        label={t`Subject`}
        autoComplete="off"
        value={text.subject}
        // A subject has one line, without tabs.
        onChange={(subject) => onChange({ ...text, subject: subject.replace(/\p{Cc}/gu, ' ') })}
        onFocus={() => noteFocus('subject')}
        errorMessage={faultOf('subject')}
      />
      <TextField
        label={t`Text`}
        isMultiline
        rows={12}
        value={text.body}
        onChange={(body) => onChange({ ...text, body })}
        onFocus={() => noteFocus('body')}
        errorMessage={faultOf('body')}
      />
      <PlaceholderList mail={mail.name} onInsert={insert} />
    </div>
  );
}

interface PlaceholderListProps {
  readonly mail: MailKind;
  readonly onInsert: (name: Placeholder) => void;
}

/** The meanings of the words in braces, each with a button that inserts it. */
function PlaceholderList({ mail, onInsert }: PlaceholderListProps) {
  const { t, i18n } = useLingui();
  const label = useId();
  const { known, needed } = MAIL_PLACEHOLDERS[mail];
  return (
    <div className={styles.text}>
      <p id={label} className={styles.help}>
        {t`Words in braces are replaced when the mail is sent:`}
      </p>
      <ul className={styles.placeholders} aria-labelledby={label}>
        {known.map((name) => {
          const placeholder = `{${name}}`;
          return (
            <li key={name}>
              <Button size="sm" icon={PlusIcon} onPress={() => onInsert(name)}>
                {t`Insert ${placeholder}`}
              </Button>
              <span className={styles.sentence}>
                {i18n._(PLACEHOLDER_MEANINGS[name])}
                {needed.some((one) => one === name) && ` (${t`needed`})`}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
