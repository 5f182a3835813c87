import type { KeptValues } from './browser-storage.ts';
import { OWNER_KEY as KEY } from './owner-key.ts';

/** What the owner of a session is known by. */
export interface SessionOwnerOptions {
  /** Shared by all tabs. */
  readonly local: KeptValues;
  /** This tab's own. */
  readonly session: KeptValues;
  /** Takes away what somebody left in this tab: their basket, their last search. */
  readonly forgetTab: () => void;
  /** Somebody else is signed in now, or nobody, through another tab. */
  readonly onOther: () => void;
}

/**
 * Whose session the tabs of this browser show. They share their tokens, so when one of them signs out,
 * switches client or lets somebody else in, the others must not go on showing, and acting for, the one
 * who was there before; and who comes next finds nothing of them.
 */
export interface SessionOwner {
  /** This tab shows the session of `owner` from now on. */
  claim(owner: string): void;
  /** Nobody's session any more. */
  release(): void;
  /** Begins to follow the other tabs; returns the way to stop. */
  watch(): () => void;
}

/** Follows the owner through the storages. */
export function createSessionOwner(options: SessionOwnerOptions): SessionOwner {
  const { local, session, forgetTab, onOther } = options;
  let mine: string | undefined;

  function compare(): void {
    if (mine === undefined || local.getItem(KEY) === mine) return;
    mine = undefined;
    onOther();
  }

  return {
    claim(owner) {
      const before = session.getItem(KEY);
      if (before !== null && before !== owner) forgetTab();
      mine = owner;
      try {
        session.setItem(KEY, owner);
        local.setItem(KEY, owner);
      } catch {
        // Full: then this tab follows no other.
        mine = undefined;
      }
    },
    release() {
      mine = undefined;
      forgetTab();
      local.removeItem(KEY);
    },
    watch() {
      const onStorage = ({ key }: StorageEvent): void => {
        if (key === KEY || key === null) compare();
      };
      // A page that comes back from the cache of the history was told nothing meanwhile.
      const onShow = ({ persisted }: PageTransitionEvent): void => {
        if (persisted) compare();
      };
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onShow);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onShow);
      };
    },
  };
}

/** Takes away what the portal and its remotes keep for as long as the tab lives. */
export function forgetTabStorage(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith('hl-')) storage.removeItem(key);
}
