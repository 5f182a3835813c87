import { type CitationStyle, type Citations, MOST_CITATIONS } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { Dialog } from '@leeszaal/shared-ui/dialog';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Select } from '@leeszaal/shared-ui/select';
import { Spinner } from '@leeszaal/shared-ui/spinner';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PublicationRef } from '../publication/publication-ref.contract.ts';
import { RetryButton } from '../shell/retry-button.component.tsx';
import { CitationDownloads } from './citation-downloads.component.tsx';
import styles from './citing.module.css';
import { useCitations } from './use-citations.ts';
import { useCopyCitations } from './use-copy-citations.ts';

interface CiteDialogProps {
  readonly records: readonly PublicationRef[];
  readonly onClose: () => void;
}

/** Citations of publications in a style, to copy, and files to download (`docs/decisions.md` 115). */
export function CiteDialog({ records, onClose }: CiteDialogProps) {
  const { t } = useLingui();
  const [style, setStyle] = useState<CitationStyle>('apa');
  const { state, retry } = useCitations(records, style);
  const copy = useCopyCitations();
  const styleOptions = [
    { id: 'apa', label: t`APA (7th edition)` },
    { id: 'mla', label: t`MLA (9th edition)` },
    { id: 'chicago', label: t`Chicago (17th edition, notes)` },
    { id: 'harvard', label: t`Harvard` },
  ] as const;
  return (
    <Dialog
      isOpen
      title={t`Cite`}
      size="md"
      onClose={onClose}
      closeLabel={t`Close`}
      actions={
        <Button
          variant="primary"
          isBusy={state.kind === 'loading'}
          busyLabel={t`Loading…`}
          onPress={() => void (state.kind === 'ready' && copy(state.citations))}
        >
          <Trans>Copy</Trans>
        </Button>
      }
    >
      <div className={styles.citing}>
        <Select label={t`Style`} options={styleOptions} value={style} onChange={setStyle} />
        {records.length > MOST_CITATIONS && (
          <Notice tone="info">
            <Trans>Only the first {MOST_CITATIONS} publications are cited.</Trans>
          </Notice>
        )}
        <div aria-live="polite" aria-busy={state.kind === 'loading'}>
          {state.kind === 'loading' && <Spinner label={t`Loading…`} />}
          {state.kind === 'error' && (
            <Notice tone="danger" actions={<RetryButton onRetry={retry} />}>
              {state.message}
            </Notice>
          )}
          {state.kind === 'ready' && <Entries citations={state.citations} />}
        </div>
        <CitationDownloads records={records} />
      </div>
    </Dialog>
  );
}

function Entries({ citations: { entries, omitted } }: { readonly citations: Citations }) {
  const { t } = useLingui();
  return (
    <>
      {omitted > 0 && (
        <Notice tone="warning">
          <Plural
            value={omitted}
            one="# publication is no longer in the catalogue and is left out."
            other="# publications are no longer in the catalogue and are left out."
          />
        </Notice>
      )}
      <ul className={styles.entries} aria-label={t`Citations`}>
        {entries.map((runs, entry) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two editions can have the same citation
          <li key={entry} dir="auto">
            {runs.map(({ text, isItalic }, run) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: a citation never changes
              isItalic ? <i key={run}>{text}</i> : text,
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
