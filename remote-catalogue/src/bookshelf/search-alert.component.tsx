import { useHost } from '@leeszaal/remote-kit/react';
import type { AlertFrequency, SearchAlerts } from '@leeszaal/shared-contracts';
import { Select } from '@leeszaal/shared-ui/select';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RetryButton } from '../shell/retry-button.component.tsx';
import { useFailureText } from '../shell/use-failure-text.ts';
import styles from './search-alert.module.css';
import { frequencyIn, type ShelfAlerts } from './use-search-alerts.ts';

interface SearchAlertProps {
  /** Names the search. */
  readonly name: string;
  readonly itemId: number;
  readonly alerts: ShelfAlerts;
}

/** How often new results of a saved search are mailed, to where, or why none are (`docs/decisions.md` 127). */
export function SearchAlert({ name, itemId, alerts }: SearchAlertProps) {
  const { state, retry } = alerts;
  if (state.kind === 'loading') return null;
  return (
    <fieldset className={styles.alert} aria-label={name}>
      {state.kind === 'error' ? (
        <>
          <span>
            <Trans>The mails about this search could not be loaded.</Trans>
          </span>
          <RetryButton onRetry={retry} />
        </>
      ) : (
        <AlertSelect itemId={itemId} alerts={alerts} known={state} />
      )}
    </fieldset>
  );
}

interface AlertSelectProps extends Omit<SearchAlertProps, 'name'> {
  readonly known: SearchAlerts;
}

function AlertSelect({ itemId, alerts, known }: AlertSelectProps) {
  const { t } = useLingui();
  const { telemetry } = useHost();
  const failureText = useFailureText();
  const [error, setError] = useState<string>();
  const isImpossible = known.unmailed === 'no-address';
  const frequency = frequencyIn(known.alerts, itemId);
  const options = [
    { id: 'off', label: t`Off` },
    { id: 'daily', label: t`Daily`, isDisabled: isImpossible },
    { id: 'weekly', label: t`Weekly`, isDisabled: isImpossible },
  ] as const;
  const change = async (wanted: AlertFrequency) => {
    setError(undefined);
    try {
      await alerts.change(itemId, wanted);
    } catch (cause) {
      telemetry.report({ level: 'warning', name: 'search-alert-failed', error: cause });
      setError(failureText(cause));
    }
  };
  return (
    <Select
      className={styles.field}
      label={t`Mail me new results`}
      options={options}
      value={frequency}
      onChange={(wanted) => void change(wanted)}
      description={<AlertNote known={known} frequency={frequency} />}
      errorMessage={error}
    />
  );
}

interface AlertNoteProps {
  readonly known: SearchAlerts;
  readonly frequency: AlertFrequency;
}

/** The effect of a choice, or why it has none. */
function AlertNote({ known: { address, unmailed }, frequency }: AlertNoteProps) {
  return <span aria-live="polite">{noteOf()}</span>;

  function noteOf() {
    switch (unmailed) {
      case 'no-address':
        return <Trans>Your account has no e-mail address, so no mails can be sent.</Trans>;
      case 'no-mail-server':
        return <Trans>This portal sends no mails at present. Your choice is kept.</Trans>;
      case null:
        break;
    }
    switch (frequency) {
      case 'daily':
        return <Trans>At most one mail a day to {address}, when something new is found.</Trans>;
      case 'weekly':
        return <Trans>At most one mail a week to {address}, when something new is found.</Trans>;
      case 'off':
        return <Trans>No mails about this search.</Trans>;
    }
  }
}
