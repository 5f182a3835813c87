import { useHostLocation } from '@leeszaal/remote-kit/react';
import { useAtomValue } from 'jotai';
import { screenOf } from '../shell/screen-of.ts';
import { searchAtom } from './search-atoms.ts';

/** The connection in the address; undefined on All results and on other screens. */
export function useOpenTab(): number | undefined {
  const { pathname } = useHostLocation();
  const connection = useAtomValue(searchAtom)?.connection;
  return screenOf(pathname) === 'results' ? connection : undefined;
}
