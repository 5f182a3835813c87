import { createContext, use } from 'react';
import type { Places } from './places.ts';

/** Carries the places of the page; `Frame` provides them. */
export const PlacesContext = createContext<Places | undefined>(undefined);

/** The places that the person was at. */
export function usePlaces(): Places {
  const places = use(PlacesContext);
  if (!places) throw new Error('This component is outside of the catalogue');
  return places;
}
