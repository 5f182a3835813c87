import type { KeyValueStorage } from './browser-storage.ts';
import { OWNER_KEY as KEY } from './owner-key.ts';

/** Dependencies of {@link createSessionOwner}. */
export interface SessionOwnerOptions {
  /** Shared by all tabs. */
  readonly local: KeyValueStorage;
  /** The storage of this tab. */
  readonly session: KeyValueStorage;
  /** Removes what the former person left in this tab and browser, such as the basket and the last searches. */
  readonly forgetTab: () => void;
  /** Called when another tab has ended or replaced the session. */
  readonly onOther: () => void;
}

/**
 * The owner of the session that the tabs show. Tabs share their tokens: when one signs out, switches client
 * or signs in as another person, the others must not show or act for the former one, and the next person must
 * find nothing of them.
 */
export interface SessionOwner {
  /** Declares that this tab shows the session of `owner`. */
  claim(owner: string): void;
  /** Declares that the session has no owner. */
  release(): void;
  /** Follows the other tabs. Returns how to stop. */
  watch(): () => void;
}

/** Creates the owner over the browser's storages. */
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
      // A new tab has no owner, but the storages of all tabs may have a former one.
      const before = session.getItem(KEY) ?? local.getItem(KEY);
      if (before !== null && before !== owner) forgetTab();
      mine = owner;
      try {
        session.setItem(KEY, owner);
        local.setItem(KEY, owner);
      } catch {
        // The storage is full: this tab follows no other.
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
      // A page in the back-forward cache receives no storage events.
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

/** Removes what remotes store of a person in the browser: their keys begin with `own-` (`StoragePort.local`). */
export function forgetOwnStorage(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (/^hl-[a-z-]+?-own-/.test(key)) storage.removeItem(key);
  }
}

/** Removes what the portal and its remotes store for the lifetime of the tab. */
export function forgetTabStorage(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith('hl-')) storage.removeItem(key);
}
