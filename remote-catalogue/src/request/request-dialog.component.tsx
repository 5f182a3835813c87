import { useHost, useLanguage, useSession } from '@leeszaal/remote-kit/react';
import { endpoints, isInvalidRequest } from '@leeszaal/shared-contracts';
import { Dialog } from '@leeszaal/shared-ui/dialog';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Spinner } from '@leeszaal/shared-ui/spinner';
import { TextField } from '@leeszaal/shared-ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import type { PublicationRef } from '../publication/publication-ref.contract.ts';
import { usePublication } from '../publication/use-publication.ts';
import { FormActions } from '../shell/form-actions.component.tsx';
import { useFailureText } from '../shell/use-failure-text.ts';
import styles from './request.module.css';
import { faultsOf, REQUEST_LIMITS, type RequestDraft, toRequest } from './request-form.ts';

interface RequestDialogProps {
  readonly wanted: PublicationRef;
  readonly onClose: () => void;
}

/** Requests a publication from the library by e-mail (`docs/behaviour.md` C 2). */
export function RequestDialog({ wanted, onClose }: RequestDialogProps) {
  const { t } = useLingui();
  const form = useId();
  const { state } = usePublication(wanted);
  const [isSending, setSending] = useState(false);
  const title = state.kind === 'ready' ? state.publication.title : undefined;
  return (
    <Dialog
      isOpen
      title={t`Request a publication`}
      onClose={onClose}
      closeLabel={t`Close`}
      actions={
        state.kind === 'ready' && (
          <FormActions form={form} isBusy={isSending} busyLabel={t`Sending…`} onCancel={onClose}>
            <Trans>Send</Trans>
          </FormActions>
        )
      }
    >
      {state.kind === 'loading' && <Spinner label={t`Loading…`} />}
      {state.kind === 'error' && (
        <Notice tone="danger">
          <Trans>The requested publication could not be found</Trans>
        </Notice>
      )}
      {state.kind === 'ready' && (
        <>
          {title && (
            <p className={styles.wanted}>
              <bdi>{title}</bdi>
            </p>
          )}
          <RequestForm
            id={form}
            wanted={wanted}
            isSending={isSending}
            onSending={setSending}
            onSent={onClose}
          />
        </>
      )}
    </Dialog>
  );
}

interface RequestFormProps {
  readonly id: string;
  readonly wanted: PublicationRef;
  readonly isSending: boolean;
  readonly onSending: (isSending: boolean) => void;
  readonly onSent: () => void;
}

function RequestForm({ id, wanted, isSending, onSending, onSent }: RequestFormProps) {
  const { t } = useLingui();
  const { http, dialogs, telemetry } = useHost();
  const { user } = useSession();
  const language = useLanguage();
  const [draft, setDraft] = useState<RequestDraft>(() => ({
    name: user?.name.full ?? '',
    email: user?.email ?? '',
    department: '',
    message: '',
  }));
  const failureText = useFailureText();
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const faults = faultsOf(draft);
  /** Reports a text that is too long at once, a missing one after *Send*. */
  const errorOf = (name: keyof RequestDraft) => {
    const limit = REQUEST_LIMITS[name];
    if (faults[name] === 'long') return t`Too long: at most ${limit} characters`;
    if (!isChecked || !faults[name]) return undefined;
    if (name === 'name') return t`name is required`;
    return faults[name] === 'required' ? t`e-mail is required` : t`email is invalid`;
  };
  const field = (name: keyof RequestDraft) => ({
    value: draft[name],
    onChange: (value: string) => setDraft((before) => ({ ...before, [name]: value })),
    errorMessage: errorOf(name),
  });

  // Only an account's address is verified, so replies go there (`docs/decisions.md` 46).
  const account = user?.email?.trim() ?? '';
  const isTyped = draft.email.trim().toLowerCase() !== account.toLowerCase();
  const repliesTo = account !== '' && isTyped ? account : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isSending || Object.keys(faults).length > 0) return;
    onSending(true);
    setFailure(undefined);
    try {
      const ids = { publicationId: wanted.id, connectionId: wanted.connection, language };
      await http.call(endpoints.requestPublication, { body: toRequest(draft, ids) });
      dialogs.notify(t`Your request has been sent`, 'success');
      onSent();
    } catch (error) {
      telemetry.report({ level: 'warning', name: 'request-failed', error });
      const otherwise = t`Something went wrong while sending the request, please try again later`;
      setFailure(isInvalidRequest(error) ? failureText(error) : otherwise);
    } finally {
      onSending(false);
    }
  };

  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      <TextField isRequired label={t`Name`} autoComplete="name" {...field('name')} />
      <TextField
        isRequired
        label={t`E-mail`}
        type="email"
        autoComplete="email"
        description={repliesTo && t`The library will reply to your account’s address, ${repliesTo}`}
        {...field('email')}
      />
      <TextField label={t`Department`} {...field('department')} />
      <TextField isMultiline rows={4} label={t`Message`} {...field('message')} />
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
    </form>
  );
}
