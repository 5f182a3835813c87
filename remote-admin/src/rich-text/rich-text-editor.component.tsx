import { readRichText } from '@leeszaal/shared-contracts';
import { useLingui } from '@lingui/react/macro';
import type Quill from 'quill/core.js';
import { useEffect, useId, useRef, useState } from 'react';
import { FormatBar } from './format-bar.component.tsx';
import styles from './rich-text.module.css';
import { createEditor } from './safe-quill.ts';

interface RichTextEditorProps {
  readonly label: string;
  /** A Quill document as JSON text; undefined for none. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

function documentOf(value: string | undefined) {
  return readRichText(value).length > 0 ? JSON.parse(value ?? '') : { ops: [{ insert: '\n' }] };
}

/** Edits a rich text; a text of blanks alone counts as none (`docs/decisions.md` 36). */
export function RichTextEditor({ label, value, onChange }: RichTextEditorProps) {
  const { t } = useLingui();
  const name = useId();
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Quill>();
  const written = useRef(value);
  // The given value, and the same text as the editor serialises it: to compare, so that equal text
  // is no change.
  const given = useRef({ value, text: '' });
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  }, [onChange]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; what comes later is set below
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const made = createEditor(element);
    made.root.setAttribute('role', 'textbox');
    made.root.setAttribute('aria-multiline', 'true');
    made.root.setAttribute('aria-labelledby', name);
    made.setContents(documentOf(value), 'silent');
    given.current = { value, text: JSON.stringify(made.getContents()) };
    made.on('text-change', () => {
      const text = JSON.stringify(made.getContents());
      const changed = readRichText(text).length > 0 ? text : undefined;
      written.current = text === given.current.text ? given.current.value : changed;
      tell.current(written.current);
    });
    setEditor(made);
    return () => {
      element.replaceChildren();
      setEditor(undefined);
    };
  }, [name]);

  useEffect(() => {
    // Cancelled or saved: the value comes from outside again.
    if (!editor || value === written.current) return;
    written.current = value;
    editor.setContents(documentOf(value), 'silent');
    given.current = { value, text: JSON.stringify(editor.getContents()) };
  }, [editor, value]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with the first change the bar that saves appears
  useEffect(() => {
    if (editor?.hasFocus()) editor.scrollSelectionIntoView();
  }, [editor, value]);

  return (
    <div className={styles.editor}>
      <span id={name} className={styles.label}>
        {label}
      </span>
      <FormatBar editor={editor} label={t`Formats`} />
      <div ref={place} className={styles.text} />
    </div>
  );
}
