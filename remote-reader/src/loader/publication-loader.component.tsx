import { type AppearanceEntry, formatOf, isStatus, readerPath } from '@leeszaal/shared-contracts';
import { useHost } from '@leeszaal/shared-contracts/react';
import { Button } from '@leeszaal/shared-ui/button';
import { EmptyState } from '@leeszaal/shared-ui/empty-state';
import { BookIcon } from '@leeszaal/shared-ui/icon';
import { keepFocus } from '@leeszaal/shared-ui/keep-focus';
import { Spinner } from '@leeszaal/shared-ui/spinner';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useBackToResults } from '../history/use-close-document.ts';
import { useReaderMount } from '../mount/use-reader-mount.ts';
import type { KnownDocument } from '../prefetch/known-document.ts';
import styles from './loader.module.css';

type LoaderState = 'loading' | 'choosing' | 'none' | 'missing' | 'failed';

/** Resolves a publication to what can be read of it (`docs/behaviour.md` R2). */
export function PublicationLoader({ pubKey }: { readonly pubKey: string }) {
  const { t } = useLingui();
  const { navigation, dialogs, telemetry } = useHost();
  const { prefetch } = useReaderMount();
  const [state, setState] = useState<LoaderState>('loading');
  const [attempt, setAttempt] = useState(0);
  const close = useBackToResults();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    let isLedOn = false;
    const open = (form: AppearanceEntry) => {
      const { docKey, mimeType } = form;
      isLedOn = true;
      const known: KnownDocument = { pubKey, mimeType };
      prefetch.startDocument(form);
      navigation.navigate(readerPath(docKey), { replace: true, state: known });
    };

    async function choose(appearances: readonly AppearanceEntry[]): Promise<void> {
      setState('choosing');
      const docKey = await dialogs.message({
        type: 'info',
        title: t`Multiple appearances found for this publication`,
        body: t`Choose the form in which you want to read it.`,
        actions: appearances.map((entry) => ({
          id: entry.docKey,
          label: formatOf(entry.mimeType).toUpperCase(),
        })),
        signal,
      });
      if (signal.aborted) return;
      const chosen = appearances.find((entry) => entry.docKey === docKey);
      if (chosen) open(chosen);
      else close();
    }

    async function resolve(): Promise<void> {
      setState('loading');
      const appearances = await prefetch.forms(pubKey, signal);
      // Whoever has left meanwhile is not to be led into a book.
      if (signal.aborted) return;
      const [only, ...others] = appearances;
      if (!only) setState('none');
      else if (others.length === 0) return open(only);
      // Nobody is to find the book in use while somebody makes up their mind.
      prefetch.cancel();
      if (only) await choose(appearances);
    }

    resolve().catch((error: unknown) => {
      if (signal.aborted) return;
      prefetch.cancel();
      if (!isStatus(error, 404))
        telemetry.report({ level: 'error', name: 'publication-failed', error });
      setState(isStatus(error, 404) ? 'missing' : 'failed');
    });
    return () => {
      abort.abort();
      if (!isLedOn) prefetch.cancel();
    };
  }, [pubKey, prefetch, navigation, dialogs, telemetry, close, t, attempt]);

  if (state === 'loading' || state === 'choosing') {
    return (
      <div className={styles.loader} tabIndex={-1}>
        <Spinner label={t`Looking for the document…`} />
      </div>
    );
  }
  return (
    <div className={styles.loader} tabIndex={-1} role="alert">
      {state === 'none' && (
        <EmptyState
          headingLevel={1}
          icon={BookIcon}
          title={t`No appearances found for this publication`}
        />
      )}
      {state === 'missing' && (
        <EmptyState headingLevel={1} icon={BookIcon} title={t`Publication not found`}>
          <p>{t`The requested publication could not be found`}</p>
        </EmptyState>
      )}
      {state === 'failed' && (
        <EmptyState
          headingLevel={1}
          icon={BookIcon}
          title={t`The publication could not be opened`}
          actions={
            <Button
              onPress={({ target }) => {
                keepFocus(target);
                setAttempt(attempt + 1);
              }}
            >
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <p>{t`Something went wrong on the server. Try again later.`}</p>
        </EmptyState>
      )}
    </div>
  );
}
