import type { IdentityProvider, ProviderChange, ProviderKind } from '@leeszaal/shared-contracts';
import { Notice } from '@leeszaal/shared-ui/notice';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { checkDraft, type DraftFaults } from '../draft/check-draft.ts';
import { draftOf, newProvider, type ProviderDraft } from '../draft/provider-draft.ts';
import { providerFault } from '../provider-fault.ts';
import styles from '../sign-in.module.css';
import { ProviderFields } from './provider-fields.component.tsx';
import { ADVANCED_FIELDS } from './setting-fields.ts';
import { useErrorText } from './use-error-text.ts';

const NO_FAULTS: DraftFaults = new Map();

interface ProviderFormProps {
  readonly id: string;
  /** The stored provider, or the kind of a new one. */
  readonly of: IdentityProvider | ProviderKind;
  readonly isSending: boolean;
  /** Sends what was typed. @throws the error of the call */
  readonly onSend: (change: ProviderChange) => Promise<void>;
  /** The content below the fields. */
  readonly children?: (hasChanges: boolean) => ReactNode;
}

/** The form for a provider. It is checked by the schema of the API before it is sent. */
export function ProviderForm({ id, of, isSending, onSend, children }: ProviderFormProps) {
  const { i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [initial] = useState(() => (typeof of === 'string' ? newProvider(of) : draftOf(of)));
  const [draft, setDraft] = useState<ProviderDraft>(initial);
  const [isChecked, setChecked] = useState(false);
  const [openings, setOpenings] = useState(0);
  const [fault, setFault] = useState<MessageDescriptor>();
  const checked = checkDraft(draft);
  const faults = checked.kind === 'faulty' ? checked.faults : NO_FAULTS;
  const errorOf = useErrorText(faults, isChecked);
  // The form scrolls above the button that sends it.
  useEffect(() => {
    if (fault) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [fault]);

  const showFaults = () => {
    const isHidden = ADVANCED_FIELDS[draft.kind].some(({ name }) => faults.has(`settings.${name}`));
    flushSync(() => {
      setChecked(true);
      if (isHidden) setOpenings((before) => before + 1);
    });
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setFault(undefined);
    if (checked.kind === 'faulty') return showFaults();
    try {
      await onSend(checked.change);
    } catch (error) {
      setFault(providerFault(typeof of === 'string' ? 'add' : 'change', error));
    }
  };
  return (
    <form ref={form} id={id} className={styles.fields} onSubmit={submit} noValidate>
      <ProviderFields
        draft={draft}
        hasSecret={typeof of !== 'string' && of.hasSecret}
        openings={openings}
        errorOf={errorOf}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
        onMetadata={(metadata) =>
          setDraft((before) => ({ ...before, texts: { ...before.texts, ...metadata } }))
        }
      />
      {children?.(draft !== initial)}
      <div ref={notice} className={styles.fault}>
        {fault && <Notice tone="danger">{i18n._(fault)}</Notice>}
      </div>
    </form>
  );
}
