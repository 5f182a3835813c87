import { Route, Routes } from 'react-router-dom';
import { PublicationLoader } from './loader/publication-loader.component.tsx';
import { ReaderRoute } from './screen/reader-route.component.tsx';

/** The reader's two screens. */
export function App() {
  return (
    <Routes>
      <Route path="/reader/:docKey" element={<ReaderRoute />} />
      <Route path="/:pubKey" element={<PublicationLoader />} />
      {/* Another remote's address, for the moment until the host changes over. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
