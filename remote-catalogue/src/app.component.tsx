import { Route, Routes } from 'react-router-dom';
import { BookshelfScreen } from './bookshelf/bookshelf-screen.component.tsx';
import { HomeScreen } from './home/home-screen.component.tsx';
import { ResultsRoute } from './results/results-route.component.tsx';

/** The catalogue's screens. */
export function App() {
  return (
    <Routes>
      <Route path="/" element={<HomeScreen />} />
      <Route path="/search" element={<ResultsRoute />} />
      <Route path="/bookshelf" element={<BookshelfScreen />} />
      <Route path="/bookshelf/:id" element={<BookshelfScreen />} />
      {/* Another remote's address, for the moment until the host changes over. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
