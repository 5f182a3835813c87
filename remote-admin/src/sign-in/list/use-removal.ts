import { useHost } from '@leeszaal/remote-kit/react';
import type { IdentityProvider } from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusBeside } from '../../people/law/focus-beside.ts';
import { providerFault } from '../provider-fault.ts';
import type { Providers } from '../use-providers.ts';

/** The removal of a provider. */
export interface Removal {
  /** For the row, beside which the focus moves. */
  readonly place: RefObject<HTMLLIElement | null>;
  readonly isRemoving: boolean;
  /** Why the last removal failed. */
  readonly fault: MessageDescriptor | undefined;
  /** Removes the provider after a confirmation. */
  readonly remove: () => Promise<void>;
}

/** Removes a provider after a confirmation, and moves the focus to its neighbour in the list. */
export function useRemoval({ id, name }: IdentityProvider, providers: Providers): Removal {
  const { t } = useLingui();
  const { dialogs, signal } = useHost();
  const place = useRef<HTMLLIElement>(null);
  const [isRemoving, setRemoving] = useState(false);
  const [fault, setFault] = useState<MessageDescriptor>();
  const confirm = async (): Promise<boolean> => {
    const answer = await dialogs.message({
      type: 'warning',
      title: t`Remove ${name}?`,
      body: t`People who signed in with ${name} are signed out at once, and open documents are returned. Their accounts stay. A person without a password needs a link for choosing one: send it on the tab “People”.`,
      actions: [
        { id: 'cancel', label: t`Cancel`, variant: 'secondary' },
        { id: 'remove', label: t`Remove`, variant: 'danger' },
      ],
      signal,
    });
    return answer === 'remove';
  };
  return {
    place,
    isRemoving,
    fault,
    async remove() {
      if (isRemoving || !(await confirm())) return;
      setRemoving(true);
      setFault(undefined);
      try {
        await providers.remove(id);
        const focus = focusBeside(place.current);
        flushSync(() => providers.forget(id));
        focus();
        dialogs.notify(t`${name} was removed`, 'success');
      } catch (error) {
        setFault(providerFault('remove', error));
      } finally {
        setRemoving(false);
      }
    },
  };
}
