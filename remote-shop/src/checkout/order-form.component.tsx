import { HostLink, useHost, useLanguage } from '@leeszaal/remote-kit/react';
import { Button } from '@leeszaal/shared-ui/button';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import styles from '../shop.module.css';
import { Agreement } from './agreement.component.tsx';
import { isAgreed, type OrderState } from './order-state.ts';
import { PriceNotice } from './price-notice.component.tsx';
import { termsAddress } from './terms-address.ts';

interface OrderFormProps {
  readonly state: OrderState;
  /** Called once both agreements are given. */
  readonly onOrder: () => void;
}

/**
 * Both agreements with their documents, and the button that orders (`docs/behaviour.md` C 2, C 5).
 */
export function OrderForm({ state, onOrder }: OrderFormProps) {
  const { t } = useLingui();
  const { terms } = useHost();
  const language = useLanguage();
  const [agreed, setAgreed] = useState({ general: false, privacy: false });
  const [isAsked, setAsked] = useState(false);
  const texts = {
    general: { label: t`I accept the general terms`, linkLabel: t`Read the general terms` },
    privacy: { label: t`I accept the privacy terms`, linkLabel: t`Read the privacy terms` },
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAgreed(agreed)) return onOrder();
    setAsked(true);
    const missing = agreed.general ? 'privacy' : 'general';
    event.currentTarget.querySelector<HTMLInputElement>(`input[name=${missing}]`)?.focus();
  };
  return (
    <form className={styles.agreements} onSubmit={submit} noValidate>
      {(['general', 'privacy'] as const).map((name) => (
        <Agreement
          key={name}
          name={name}
          {...texts[name]}
          href={termsAddress(terms[name], language)}
          isGiven={agreed[name]}
          isMissing={isAsked && !agreed[name]}
          onChange={(isGiven) => setAgreed({ ...agreed, [name]: isGiven })}
        />
      ))}
      {isAsked && !isAgreed(agreed) && (
        <Notice tone="danger">
          <Trans>Please accept both agreements</Trans>
        </Notice>
      )}
      {state.kind === 'repriced' && <PriceNotice changes={state.changes} />}
      {state.kind === 'failed' && (
        <Notice tone="danger" title={t`The order has failed, try again later`}>
          {state.reason}
        </Notice>
      )}
      <div className={styles.onward}>
        <HostLink to="/shop/basket">
          <Trans>Back to the basket</Trans>
        </HostLink>
        <Button
          variant="primary"
          type="submit"
          isBusy={state.kind === 'ordering'}
          busyLabel={t`Ordering…`}
        >
          <Trans>Complete order</Trans>
        </Button>
      </div>
    </form>
  );
}
