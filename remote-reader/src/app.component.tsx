import { HostRouter } from '@leeszaal/remote-kit/react';
import { Route, Routes, useParams } from 'react-router-dom';
import { PublicationLoader } from './loader/publication-loader.component.tsx';
import { ReaderRoute } from './screen/reader-route.component.tsx';

/** The reader's two screens. */
export function App() {
  return (
    <HostRouter>
      <Routes>
        <Route path="/reader/:docKey" element={<ReaderRoute />} />
        <Route path="/:pubKey" element={<PublicationRoute />} />
        {/* The address may already be another remote's, until the host unmounts this one. */}
        <Route path="*" element={null} />
      </Routes>
    </HostRouter>
  );
}

/** The loader, for the key of a publication only. */
function PublicationRoute() {
  const { pubKey = '' } = useParams();
  return pubKey.startsWith('pub-') ? <PublicationLoader pubKey={pubKey} /> : null;
}
