import { useHost } from '@leeszaal/remote-kit/react';
import {
  type IdentityProvider,
  PROVIDER_LIMIT,
  type ProviderChange,
  type ProviderKind,
} from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { Dialog } from '@leeszaal/shared-ui/dialog';
import { PlusIcon } from '@leeszaal/shared-ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { ProviderForm } from '../form/provider-form.component.tsx';
import { providerFault } from '../provider-fault.ts';
import { KIND_NAMES } from '../provider-names.ts';
import type { Providers } from '../use-providers.ts';
import { FormActions } from './form-actions.component.tsx';
import { KindChoice } from './kind-choice.component.tsx';
import { SavedProvider } from './saved-provider.component.tsx';
import { useFormDialog } from './use-form-dialog.ts';

/** The steps in which a provider is added. */
type Step =
  | { readonly kind: 'choice' }
  | { readonly kind: 'form'; readonly of: ProviderKind }
  | { readonly kind: 'saved'; readonly provider: IdentityProvider };

const FIRST: Step = { kind: 'choice' };

interface AddProviderProps {
  readonly providers: Providers;
  /** Whether the library has as many providers as it can have. */
  readonly isFull: boolean;
}

/** The button that opens the dialog for a new provider: its kind, the form, then what to do at the provider. */
export function AddProvider({ providers, isFull }: AddProviderProps) {
  const { t, i18n } = useLingui();
  const { dialogs } = useHost();
  const id = useId();
  const [step, setStep] = useState<Step>(FIRST);
  const { isOpen, isSending, open, close, send } = useFormDialog(providerFault);
  const add = async (change: ProviderChange) => {
    const isShown = await send('add', async () => {
      const provider = await providers.add(change);
      const { name } = provider;
      dialogs.notify(t`${name} was added`, 'success');
      setStep({ kind: 'saved', provider });
    });
    if (!isShown) setStep(FIRST);
  };
  const titleOf = () => {
    if (step.kind === 'choice') return t`Add a provider`;
    if (step.kind === 'saved') return step.provider.name;
    const kind = i18n._(KIND_NAMES[step.of]);
    return t`Add a provider: ${kind}`;
  };
  return (
    <>
      <Button
        icon={PlusIcon}
        aria-haspopup="dialog"
        disabledReason={isFull ? t`At most ${PROVIDER_LIMIT} providers` : undefined}
        onPress={() => {
          setStep(FIRST);
          open();
        }}
      >
        <Trans>Add a provider</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        size={step.kind === 'choice' ? 'md' : 'lg'}
        title={titleOf()}
        onClose={close}
        closeLabel={t`Close`}
        actions={
          step.kind === 'saved' ? (
            <Button variant="primary" onPress={close}>
              <Trans>Done</Trans>
            </Button>
          ) : (
            <FormActions
              form={id}
              label={step.kind === 'choice' ? t`Continue` : t`Save`}
              isSending={isSending}
              onCancel={close}
            />
          )
        }
      >
        {step.kind === 'choice' && (
          <KindChoice id={id} onChoose={(of) => setStep({ kind: 'form', of })} />
        )}
        {step.kind === 'form' && (
          <ProviderForm id={id} of={step.of} isSending={isSending} onSend={add} />
        )}
        {step.kind === 'saved' && (
          <SavedProvider provider={step.provider} tryOut={providers.tryOut} />
        )}
      </Dialog>
    </>
  );
}
