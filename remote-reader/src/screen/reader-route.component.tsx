import { readerStartOf } from '@leeszaal/shared-contracts';
import { useLayoutEffect, useState } from 'react';
import { useEndOfFullScreen } from '../full-screen/use-full-screen.ts';
import { placeOfEntry } from '../history/entry-place.ts';
import { useReaderMount } from '../mount/use-reader-mount.ts';
import { knownDocumentOf } from '../prefetch/known-document.ts';
import { Reading } from '../reading/reading.ts';
import { termsOf } from '../search/finding-code.ts';
import { Loading } from './loading.component.tsx';
import { ReaderScreen } from './reader-screen.component.tsx';

/** Opens the document of the address at its place, and closes it with the route. */
export function ReaderRoute({ docKey }: { readonly docKey: string }) {
  const mount = useReaderMount();
  const [reading, setReading] = useState<Reading>();
  // Opened before the first paint, which shows nothing of the document yet.
  useLayoutEffect(() => {
    const { search, state } = mount.host.navigation.current();
    const start = readerStartOf(search);
    const opened = new Reading(mount, docKey, {
      start,
      terms: termsOf(start),
      place: placeOfEntry(state),
      known: knownDocumentOf(state),
    });
    setReading(opened);
    return () => {
      setReading(undefined);
      opened.close();
    };
  }, [mount, docKey]);
  useEndOfFullScreen();
  return reading ? <ReaderScreen key={docKey} reading={reading} /> : <Loading />;
}
