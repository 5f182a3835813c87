import type { HttpPort, LibraryPort } from '@leeszaal/shared-contracts';
import type { createStore } from 'jotai';
import type { LanguageService } from '../language/language-service.ts';
import type { RunningRemotes } from '../remotes/running-remotes.ts';
import { portalAtom } from '../state/atoms.ts';
import { createLibraryReload } from './library-reload.ts';
import { readyPortal } from './ready-portal.ts';

/** Dependencies of {@link createPortalLibrary}. */
export interface PortalLibraryOptions {
  readonly store: ReturnType<typeof createStore>;
  readonly http: HttpPort;
  readonly running: Pick<RunningRemotes, 'update'>;
  readonly language: Pick<LanguageService, 'decide'>;
}

/** The library port over the portal's state. A reloaded part reaches the shell and all remotes. */
export function createPortalLibrary(options: PortalLibraryOptions): LibraryPort {
  const { store, http, running, language } = options;
  const reloadPart = createLibraryReload(http, (fresh) => {
    const state = readyPortal(store);
    const library = { ...state.library, ...fresh };
    store.set(portalAtom, { ...state, library });
    running.update({ kind: 'library', library });
  });
  const current = () => readyPortal(store).library;
  return {
    current,
    reload: async (part) => {
      await reloadPart(part);
      // Without a saved choice, the library decides on the language (`docs/decisions.md` 52).
      if (part === 'settings') await language.decide(current().settings);
    },
  };
}
