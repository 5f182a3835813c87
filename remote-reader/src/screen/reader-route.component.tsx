import { readerStartOf } from '@leeszaal/shared-contracts';
import { useHost } from '@leeszaal/shared-contracts/react';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { placeOfEntry } from '../history/entry-place.ts';
import { knownDocumentOf } from '../loader/known-document.ts';
import { openReading, type Reading } from '../reading/reading.ts';
import { Loading } from './loading.component.tsx';
import { ReaderScreen } from './reader-screen.component.tsx';

/** Opens the document of the address, at the place that stands there, and closes it when another one is asked for. */
export function ReaderRoute() {
  const host = useHost();
  const { docKey = '' } = useParams();
  const [reading, setReading] = useState<Reading>();
  useEffect(() => {
    const { search, state } = host.navigation.current();
    const opened = openReading(host, docKey, {
      start: readerStartOf(search),
      place: placeOfEntry(state),
      known: knownDocumentOf(state),
    });
    setReading(opened);
    return () => {
      setReading(undefined);
      opened.close();
    };
  }, [host, docKey]);
  return reading ? <ReaderScreen key={docKey} reading={reading} /> : <Loading />;
}
