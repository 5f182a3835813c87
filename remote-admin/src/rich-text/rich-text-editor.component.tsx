import { readRichText } from '@leeszaal/shared-contracts';
import { Notice } from '@leeszaal/shared-ui/notice';
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
  /** Makes the text invalid and describes it. */
  readonly errorMessage?: string | undefined;
}

function documentOf(value: string | undefined) {
  return readRichText(value).length > 0 ? JSON.parse(value ?? '') : { ops: [{ insert: '\n' }] };
}

/** Edits a rich text; a text of blanks alone counts as none (`docs/decisions.md` 36). */
export function RichTextEditor({ label, value, onChange, errorMessage }: RichTextEditorProps) {
  const { t } = useLingui();
  const name = useId();
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Quill>();
  const written = useRef(value);
  // The given value, and the same text as the editor serialises it: to compare, so that equal text
  // is no change.
  const given = useRef({ value, text: '' });
  const notify = useRef(onChange);
  useEffect(() => {
    notify.current = onChange;
  }, [onChange]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: created once; later values are set below
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const created = createEditor(element);
    created.root.setAttribute('role', 'textbox');
    created.root.setAttribute('aria-multiline', 'true');
    created.root.setAttribute('aria-labelledby', name);
    created.setContents(documentOf(value), 'silent');
    given.current = { value, text: JSON.stringify(created.getContents()) };
    created.on('text-change', () => {
      const text = JSON.stringify(created.getContents());
      const changed = readRichText(text).length > 0 ? text : undefined;
      written.current = text === given.current.text ? given.current.value : changed;
      notify.current(written.current);
    });
    setEditor(created);
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

  useDescribedError(editor, errorMessage && `${name}e`);

  return (
    <div className={styles.editor}>
      <span id={name} className={styles.label}>
        {label}
      </span>
      <FormatBar editor={editor} label={t`Formats`} />
      <div ref={place} className={styles.text} />
      {errorMessage && (
        <div id={`${name}e`}>
          <Notice tone="danger">{errorMessage}</Notice>
        </div>
      )}
    </div>
  );
}

/** Ties an error to the editor, as for a field. */
function useDescribedError(editor: Quill | undefined, id: string | undefined): void {
  useEffect(() => {
    if (!editor || !id) return;
    const { root } = editor;
    root.setAttribute('aria-invalid', 'true');
    root.setAttribute('aria-describedby', id);
    return () => {
      root.removeAttribute('aria-invalid');
      root.removeAttribute('aria-describedby');
    };
  }, [editor, id]);
}
