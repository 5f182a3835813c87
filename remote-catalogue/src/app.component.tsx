import { useHostLocation } from '@leeszaal/shared-contracts/react';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { HomeScreen } from './home/home-screen.component.tsx';
import { isHomeSettledAtom } from './home/home-settled-atom.ts';
import { bookshelfPart, PARTS, resultsPart } from './parts.ts';
import { useSearchController } from './search/use-search-controller.ts';
import { AwaitedScreen } from './shell/awaited-screen.component.tsx';
import { type Screen, screenOf } from './shell/screen-of.ts';
import { usePart } from './shell/use-part.ts';
import { usePartsAhead } from './shell/use-parts-ahead.ts';

/** The catalogue's screens. */
export function App() {
  const screen = screenOf(useHostLocation().pathname);
  const isHomeSettled = useAtomValue(isHomeSettledAtom);
  const controller = useSearchController();
  // Also where the results themselves have not come yet.
  useEffect(
    () => (screen === 'results' ? () => controller.leave() : undefined),
    [screen, controller],
  );
  usePartsAhead(PARTS, screen !== 'home' || isHomeSettled);
  return <Shown screen={screen} />;
}

function Shown({ screen }: { readonly screen: Screen }) {
  const Results = usePart(resultsPart, screen === 'results');
  const Bookshelf = usePart(bookshelfPart, screen === 'bookshelf');
  switch (screen) {
    case 'home':
      return <HomeScreen />;
    case 'results':
      return Results ? <Results /> : <AwaitedScreen />;
    case 'bookshelf':
      return Bookshelf ? <Bookshelf /> : <AwaitedScreen />;
    case 'none':
      return null;
  }
}
