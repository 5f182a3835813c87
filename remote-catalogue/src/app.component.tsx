import { usePrefetch } from '@leeszaal/remote-kit/prefetch';
import { useHostLocation } from '@leeszaal/remote-kit/react';
import { usePart } from '@leeszaal/remote-kit/use-part';
import { useAtomValue } from 'jotai';
import { HomeScreen } from './home/home-screen.component.tsx';
import { isHomeSettledAtom } from './home/home-settled-atom.ts';
import { bookshelfPart, PARTS, recordPart, resultsPart } from './parts.ts';
import { useFollowedAddress } from './search/use-followed-address.ts';
import { LoadingScreen } from './shell/loading-screen.component.tsx';
import { type Screen, screenOf } from './shell/screen-of.ts';
import { useHasActed } from './shell/use-has-acted.ts';

/** The catalogue's screens. */
export function App() {
  const screen = screenOf(useHostLocation().pathname);
  const isHomeSettled = useAtomValue(isHomeSettledAtom);
  const hasActed = useHasActed();
  // A visit to home that goes no further loads no more.
  usePrefetch(PARTS, screen !== 'home' || (isHomeSettled && hasActed));
  return <Shown screen={screen} />;
}

function Shown({ screen }: { readonly screen: Screen }) {
  const followed = useFollowedAddress();
  const Results = usePart(resultsPart, screen === 'results');
  const Bookshelf = usePart(bookshelfPart, screen === 'bookshelf');
  const Record = usePart(recordPart, screen === 'record');
  switch (screen) {
    case 'home':
      return <HomeScreen />;
    case 'results':
      return Results ? <Results followed={followed} /> : <LoadingScreen />;
    case 'bookshelf':
      return Bookshelf ? <Bookshelf /> : <LoadingScreen />;
    case 'record':
      return Record ? <Record /> : <LoadingScreen />;
    case 'none':
      return null;
  }
}
