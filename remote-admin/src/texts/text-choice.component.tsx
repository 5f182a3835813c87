import { LANGUAGE_NAMES, type Language } from '@leeszaal/shared-contracts';
import { Select } from '@leeszaal/shared-ui/select';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { languageOrder } from './language-order.ts';
import type { TextKey } from './text-key.ts';
import styles from './texts.module.css';

interface TextChoiceProps<N extends string> {
  /** The name of the texts, such as "Mail". */
  readonly label: string;
  readonly names: Readonly<Record<N, MessageDescriptor>>;
  readonly chosen: TextKey<N>;
  readonly onChoose: (text: TextKey<N>) => void;
  readonly offered: readonly Language[];
  readonly isOwn: (text: TextKey<N>) => boolean;
  readonly isUnsaved: (text: TextKey<N>) => boolean;
}

/** Selects a text and its language. The options say which texts are the library's own, and which are not saved. */
export function TextChoice<N extends string>(props: TextChoiceProps<N>) {
  const { label, names, chosen, onChoose, offered, isOwn, isUnsaved } = props;
  const { t, i18n } = useLingui();
  const languages = languageOrder(offered);
  const marked = (name: string, marks: readonly (string | false)[]) => {
    const given = marks.filter((mark) => mark !== false).join(', ');
    return given === '' ? name : `${name} (${given})`;
  };
  const nameMark = (name: N) =>
    languages.some((language) => isUnsaved({ name, language })) && t`unsaved`;
  const languageMarks = (language: Language) => {
    const text = { name: chosen.name, language };
    return [
      isOwn(text) && t`own text`,
      isUnsaved(text) && t`unsaved`,
      !offered.includes(language) && t`not offered`,
    ];
  };
  return (
    <div className={styles.choice}>
      <Select
        label={label}
        options={(Object.keys(names) as N[]).map((id) => ({
          id,
          label: marked(i18n._(names[id]), [nameMark(id)]),
        }))}
        value={chosen.name}
        onChange={(name) => onChoose({ ...chosen, name })}
      />
      <Select
        label={t`Language`}
        options={languages.map((id) => ({
          id,
          label: marked(LANGUAGE_NAMES[id], languageMarks(id)),
        }))}
        value={chosen.language}
        onChange={(language) => onChoose({ ...chosen, language })}
      />
    </div>
  );
}
