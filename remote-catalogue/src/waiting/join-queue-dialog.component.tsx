import { useHost, useLanguage, useSession } from '@leeszaal/remote-kit/react';
import type { PlaceOutcome } from '@leeszaal/shared-contracts';
import { Checkbox } from '@leeszaal/shared-ui/checkbox';
import { Dialog } from '@leeszaal/shared-ui/dialog';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { FormActions } from '../shell/form-actions.component.tsx';
import { useFailureText } from '../shell/use-failure-text.ts';
import { usePlacesWatch } from './use-places-watch.ts';
import styles from './waiting.module.css';

interface JoinQueueDialogProps {
  readonly pubKey: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** Joins the queue for a document on loan, with a mail if the person wishes one (`docs/behaviour.md` C2). */
export function JoinQueueDialog({ pubKey, title, onClose }: JoinQueueDialogProps) {
  const { t } = useLingui();
  const { dialogs, telemetry } = useHost();
  const { user } = useSession();
  const language = useLanguage();
  const watch = usePlacesWatch();
  const failureText = useFailureText();
  const form = useId();
  const [wishesMail, setWishesMail] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const email = user?.email?.trim() ?? '';

  const conclude = (outcome: PlaceOutcome['outcome']) => {
    if (outcome === 'too-many') {
      setFailure(
        t`You cannot wait for more documents now. Leave another queue first, or try again later.`,
      );
      return;
    }
    if (outcome === 'closed') {
      setFailure(t`This document cannot be borrowed at present.`);
      return;
    }
    const text =
      outcome === 'free' ? t`You can read “${title}” now` : t`You are in the queue for “${title}”`;
    dialogs.notify(text, 'success');
    onClose();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      conclude(await watch.take(pubKey, wishesMail ? language : null));
    } catch (error) {
      telemetry.report({ level: 'warning', name: 'queue-failed', error });
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      isOpen
      title={t`Join the queue`}
      size="sm"
      onClose={onClose}
      closeLabel={t`Close`}
      actions={
        <FormActions form={form} isBusy={isBusy} busyLabel={t`Saving…`} onCancel={onClose}>
          <Trans>Join</Trans>
        </FormActions>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.wanted}>
          <bdi>{title}</bdi>
        </p>
        <p>
          <Trans>
            When it is your turn, you see a message, and the document is reserved for you for five
            minutes.
          </Trans>
        </p>
        {email !== '' && (
          <Checkbox isSelected={wishesMail} onChange={setWishesMail}>
            <Trans>Also send an e-mail to {email}</Trans>
          </Checkbox>
        )}
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      </form>
    </Dialog>
  );
}
