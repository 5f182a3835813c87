import { HostRouter } from '@leeszaal/shared-contracts/react';
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
        {/* Another remote's address, for the moment until the host changes over. */}
        <Route path="*" element={null} />
      </Routes>
    </HostRouter>
  );
}

/** Only a publication's key: for a moment the address may be another remote's already. */
function PublicationRoute() {
  const { pubKey = '' } = useParams();
  return pubKey.startsWith('pub-') ? <PublicationLoader pubKey={pubKey} /> : null;
}
