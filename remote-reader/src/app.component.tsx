import { useHostLocation } from '@leeszaal/remote-kit/react';
import { PublicationLoader } from './loader/publication-loader.component.tsx';
import { documentAt, publicationAt } from './route/screen-at.ts';
import { ReaderRoute } from './screen/reader-route.component.tsx';

/** The reader's two screens; nothing at the address of another remote, until the host unmounts this one. */
export function App() {
  const { pathname } = useHostLocation();
  const docKey = documentAt(pathname);
  if (docKey !== undefined) return <ReaderRoute docKey={docKey} />;
  const pubKey = publicationAt(pathname);
  return pubKey === undefined ? null : <PublicationLoader pubKey={pubKey} />;
}
