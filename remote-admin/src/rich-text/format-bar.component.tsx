import {
  BoldIcon,
  BulletsIcon,
  IndentIcon,
  ItalicIcon,
  LinkIcon,
  NumbersIcon,
  OutdentIcon,
  StrikeIcon,
  UnderlineIcon,
} from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { Select } from '@leeszaal/shared-ui/select';
import { Toolbar } from '@leeszaal/shared-ui/toolbar';
import { useLingui } from '@lingui/react/macro';
import type Quill from 'quill/core.js';
import { useEffect, useState } from 'react';
import { LinkForm } from './link-form.component.tsx';
import styles from './rich-text.module.css';
import { setLink } from './set-link.ts';

interface FormatBarProps {
  /** Undefined until the editor is created. */
  readonly editor: Quill | undefined;
  readonly label: string;
}

type Formats = Readonly<Record<string, unknown>>;
const LEVELS = ['', '1', '2', '3', '4', '5', '6'] as const;

/** Shows the formats of the selected text, and changes them. */
export function FormatBar({ editor, label }: FormatBarProps) {
  const { t } = useLingui();
  const formats = useFormats(editor);
  const [address, setAddress] = useState<string>();
  const set = (name: string, value: unknown) => editor?.format(name, value, 'user');
  const toggle = (name: string, value: unknown = true) =>
    ({
      size: 'sm',
      isSelected: formats[name] === value,
      onPress: () => set(name, formats[name] === value ? false : value),
    }) as const;
  const indent = (by: string) => ({ size: 'sm', onPress: () => set('indent', by) }) as const;
  const level = LEVELS.find((each) => each === String(formats['header'] ?? '')) ?? '';
  const apply = (address: string | undefined, typed: string) => {
    setAddress(undefined);
    if (editor) setLink(editor, address, typed);
  };
  return (
    <>
      <Toolbar label={label} className={styles.bar}>
        <Select
          label={t`Heading`}
          isLabelHidden
          options={LEVELS.map((id) => ({ id, label: id === '' ? t`Text` : t`Heading ${id}` }))}
          value={level}
          onChange={(id) => set('header', id === '' ? false : Number(id))}
        />
        <IconButton icon={BoldIcon} label={t`Bold`} {...toggle('bold')} />
        <IconButton icon={ItalicIcon} label={t`Italic`} {...toggle('italic')} />
        <IconButton icon={UnderlineIcon} label={t`Underline`} {...toggle('underline')} />
        <IconButton icon={StrikeIcon} label={t`Strikethrough`} {...toggle('strike')} />
        <IconButton icon={NumbersIcon} label={t`Numbered list`} {...toggle('list', 'ordered')} />
        <IconButton icon={BulletsIcon} label={t`Bulleted list`} {...toggle('list', 'bullet')} />
        <IconButton icon={OutdentIcon} label={t`Outdent`} {...indent('-1')} />
        <IconButton icon={IndentIcon} label={t`Indent`} {...indent('+1')} />
        <IconButton
          icon={LinkIcon}
          size="sm"
          label={t`Link`}
          isSelected={address !== undefined || typeof formats['link'] === 'string'}
          onPress={() => setAddress(String(formats['link'] ?? ''))}
        />
      </Toolbar>
      {address !== undefined && (
        <LinkForm
          address={address}
          onApply={apply}
          onCancel={() => {
            setAddress(undefined);
            editor?.focus();
          }}
        />
      )}
    </>
  );
}

/** The formats at the cursor, kept while a button has the focus. */
function useFormats(editor: Quill | undefined): Formats {
  const [formats, setFormats] = useState<Formats>({});
  useEffect(() => {
    if (!editor) return;
    const read = () => {
      const range = editor.getSelection();
      if (range) setFormats(editor.getFormat(range));
    };
    editor.on('editor-change', read);
    return () => void editor.off('editor-change', read);
  }, [editor]);
  return formats;
}
