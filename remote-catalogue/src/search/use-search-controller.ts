import { createContext, use } from 'react';
import type { SearchController } from './search-controller.ts';

/** The controller of the mount; `Frame` provides it. */
export const ControllerContext = createContext<SearchController | undefined>(undefined);

/** The controller of the mount. */
export function useSearchController(): SearchController {
  const controller = use(ControllerContext);
  if (!controller) throw new Error('This component is outside of the catalogue');
  return controller;
}
