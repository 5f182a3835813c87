import { PROVIDER_KINDS, type ProviderKind } from '@leeszaal/shared-contracts';
import { RadioGroup } from '@leeszaal/shared-ui/radio-group';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { KIND_HINTS, KIND_NAMES } from '../provider-names.ts';
import styles from '../sign-in.module.css';

interface KindChoiceProps {
  /** Of the form. */
  readonly id: string;
  readonly onChoose: (kind: ProviderKind) => void;
}

/** The choice of a new provider's kind, which stays. */
export function KindChoice({ id, onChoose }: KindChoiceProps) {
  const { t, i18n } = useLingui();
  const [kind, setKind] = useState<ProviderKind>('oidc');
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(kind);
      }}
    >
      <RadioGroup
        label={t`How does the provider sign people in?`}
        options={PROVIDER_KINDS.map((of) => ({
          id: of,
          label: (
            <>
              {i18n._(KIND_NAMES[of])}
              <small className={styles.hint}>{i18n._(KIND_HINTS[of])}</small>
            </>
          ),
        }))}
        value={kind}
        onChange={setKind}
      />
    </form>
  );
}
