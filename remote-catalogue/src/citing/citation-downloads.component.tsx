import { useHost, useLanguage } from '@leeszaal/remote-kit/react';
import { CITATION_FILES, type CitationFile, endpoints } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { DownloadIcon } from '@leeszaal/shared-ui/icon';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Heading } from '@leeszaal/shared-ui/typography';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { PublicationRef } from '../publication/publication-ref.contract.ts';
import { useFailureText } from '../shell/use-failure-text.ts';
import { citationRequest } from './citation-request.ts';
import styles from './citing.module.css';
import { saveText } from './save-text.ts';

/** The names of the formats, which are the same in all languages, and their files. */
const FILES: Readonly<Record<CitationFile, { label: string; name: string; type: string }>> = {
  ris: { label: 'RIS', name: 'citations.ris', type: 'application/x-research-info-systems' },
  bibtex: { label: 'BibTeX', name: 'citations.bib', type: 'application/x-bibtex' },
  'csl-json': {
    label: 'CSL-JSON',
    name: 'citations.json',
    type: 'application/vnd.citationstyles.csl+json',
  },
};

/** Buttons that save the publications as a file for a reference manager. */
export function CitationDownloads({ records }: { readonly records: readonly PublicationRef[] }) {
  const { t } = useLingui();
  const { http, telemetry } = useHost();
  const language = useLanguage();
  const failureText = useFailureText();
  const [busy, setBusy] = useState<CitationFile>();
  const [error, setError] = useState<string>();
  const heading = useId();

  const download = async (file: CitationFile) => {
    if (busy !== undefined) return;
    setBusy(file);
    setError(undefined);
    try {
      const { text } = await http.call(
        endpoints.getCitations,
        citationRequest(records, file, language),
      );
      saveText(text, FILES[file].name, FILES[file].type);
    } catch (cause) {
      telemetry.report({ level: 'warning', name: 'citations-failed', error: cause });
      setError(failureText(cause));
    } finally {
      setBusy(undefined);
    }
  };

  return (
    <section aria-labelledby={heading} className={styles.downloads}>
      <Heading id={heading} level={3} look="label">{t`For a reference manager`}</Heading>
      <div className={styles.buttons}>
        {CITATION_FILES.map((file) => {
          const { label } = FILES[file];
          return (
            <Button
              key={file}
              size="sm"
              icon={DownloadIcon}
              aria-label={t`Download ${label}`}
              isBusy={busy === file}
              busyLabel={t`Loading…`}
              onPress={() => void download(file)}
            >
              {label}
            </Button>
          );
        })}
      </div>
      {error !== undefined && <Notice tone="danger">{error}</Notice>}
    </section>
  );
}
