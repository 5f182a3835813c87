import { useLanguage } from '@leeszaal/remote-kit/react';
import type { NewPortalClient } from '@leeszaal/shared-contracts';
import { Notice } from '@leeszaal/shared-ui/notice';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from '../libraries.module.css';
import { libraryFault } from '../library-fault.ts';
import type { LoadedLibraries } from '../library-list.ts';
import { isRight, isTaken, LIBRARY_FIELDS, newLibrary, toLibrary } from './library-draft.ts';
import { LibraryFields } from './library-fields.component.tsx';
import { useFieldErrors } from './use-field-errors.ts';

interface LibraryFormProps {
  readonly id: string;
  /** The present libraries, and the connections that can be shared. */
  readonly list: LoadedLibraries;
  readonly isSending: boolean;
  /** Sends what was typed. @throws the error of the call */
  readonly onSend: (library: NewPortalClient) => Promise<void>;
}

/** The form for a new library and its first administrator. */
export function LibraryForm({ id, list, isSending, onSend }: LibraryFormProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(() => newLibrary(language));
  const [isChecked, setChecked] = useState(false);
  const [fault, setFault] = useState<MessageDescriptor>();
  // A connection that a colleague has removed meanwhile cannot be shared.
  const { connections } = list;
  const isOffered = (connection: number) => connections.some((one) => one.id === connection);
  const draft = { ...typed, connections: typed.connections.filter(isOffered) };
  const names = list.libraries.map(({ name }) => name);
  const errorOf = useFieldErrors(draft, isChecked, names);
  // The form scrolls above the button that sends it.
  useEffect(() => {
    if (fault) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [fault]);

  const showFaults = () => {
    flushSync(() => setChecked(true));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setFault(undefined);
    const canSend = LIBRARY_FIELDS.every((field) => isRight(draft, field));
    if (!canSend || isTaken(names, draft.name)) return showFaults();
    setChecked(true);
    try {
      await onSend(toLibrary(draft));
    } catch (error) {
      setFault(libraryFault('add', error));
    }
  };
  return (
    <form ref={form} id={id} className={styles.form} onSubmit={submit} noValidate>
      <LibraryFields
        connections={connections}
        draft={draft}
        onChange={(part) => setTyped((before) => ({ ...before, ...part }))}
        errorOf={errorOf}
      />
      <div ref={notice} className={styles.fault}>
        {fault && <Notice tone="danger">{i18n._(fault)}</Notice>}
      </div>
    </form>
  );
}
