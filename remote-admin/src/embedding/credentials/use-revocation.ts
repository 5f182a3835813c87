import { useHost } from '@leeszaal/remote-kit/react';
import type { EmbedCredential } from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useState } from 'react';
import { credentialFault } from './credential-fault.ts';
import type { Credentials } from './use-credentials.ts';

/**
 * Revokes a credential after a confirmation. Its button is removed then: the focus moves to `next`, unless the person
 * has moved it.
 */
export function useRevocation({ revoke }: Credentials, next: RefObject<HTMLElement | null>) {
  const { t } = useLingui();
  const { dialogs, signal } = useHost();
  const [revoking, setRevoking] = useState<string>();
  const [fault, setFault] = useState<MessageDescriptor>();
  const confirm = async (label: string): Promise<boolean> => {
    const answer = await dialogs.message({
      type: 'warning',
      title: t`Revoke this credential?`,
      body: t`The server that uses “${label}” gets no access any more, and what people have open in its pages closes. A credential that was revoked cannot be used again.`,
      actions: [
        { id: 'cancel', label: t`Cancel`, variant: 'secondary' },
        { id: 'revoke', label: t`Revoke`, variant: 'danger' },
      ],
      signal,
    });
    return answer === 'revoke';
  };
  return {
    /** The id of the credential that is being revoked. */
    revoking,
    /** Why the last one could not be revoked. */
    fault,
    /** Resolves to whether the credential is revoked. */
    async revoke({ id, label }: EmbedCredential, button: Element): Promise<boolean> {
      if (revoking !== undefined || !(await confirm(label))) return false;
      setRevoking(id);
      setFault(undefined);
      try {
        await revoke(id);
        // A frame later: the host's dialog may return the focus to the button in a frame.
        requestAnimationFrame(() => {
          const { activeElement, body } = document;
          if (activeElement === button || activeElement === body) next.current?.focus();
        });
        dialogs.notify(t`“${label}” was revoked`, 'success');
        return true;
      } catch (error) {
        setFault(credentialFault(error));
        return false;
      } finally {
        setRevoking(undefined);
      }
    },
  };
}
