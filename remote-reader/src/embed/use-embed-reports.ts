import { useHost } from '@leeszaal/remote-kit/react';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Reading } from '../reading/reading.ts';
import { reportReading } from './report-reading.ts';

/** Reports what happens to a document to the page around an embedded reader, until the component is gone. */
export function useEmbedReports(reading: Reading): void {
  const { embed } = useHost();
  const { i18n } = useLingui();
  // It changes with the language; the reports go on.
  const latest = useRef(i18n);
  useLayoutEffect(() => {
    latest.current = i18n;
  }, [i18n]);
  useEffect(
    () => embed && reportReading(reading, embed, (message) => latest.current._(message)),
    [embed, reading],
  );
}
