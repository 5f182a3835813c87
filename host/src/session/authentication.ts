import { AnswerError, createTokenRefresher, StatusError } from '@leeszaal/shared-contracts';
import type { Sso } from './sso.ts';
import type { TokenStore } from './token-store.ts';

const SUBJECT_KEY = 'hl-public-subject';
const LOCK_NAME = 'leeszaal-token-refresh';

/** How a session gets and keeps its tokens. */
export interface Authentication {
  accessToken(): string | undefined;
  /** New tokens for all who need them (`docs/decisions.md` 47); false when the session is over. */
  refresh(): Promise<boolean>;
  /** Fetches and stores a public token under this browser's own subject (`docs/decisions.md` 8). */
  becomePublic(): Promise<void>;
}

/** What authentication stands on. */
export interface AuthenticationOptions {
  readonly sso: Sso;
  readonly tokens: TokenStore;
  readonly isPublic: boolean;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Milliseconds that only go forward, and the time of day (`createTokenRefresher`). */
  readonly now: () => number;
  readonly time: () => number;
  /** One holder at a time over all tabs: `navigator.locks`, where there is such a thing. */
  readonly locks?: Pick<LockManager, 'request'> | undefined;
}

/** Makes the keeper of one page's tokens. */
export function createAuthentication(options: AuthenticationOptions): Authentication {
  const { sso, tokens, isPublic, storage, now, time, locks } = options;

  async function becomePublic(): Promise<void> {
    tokens.set(await sso.publicToken(subjectOf(storage)));
  }

  /**
   * Two tabs must not burn the same refresh token: whoever gets the lock second finds the tokens
   * that the first has brought.
   */
  async function exchange(seen: string | undefined): Promise<boolean> {
    const stored = tokens.get();
    if (stored && stored.accessToken !== seen) return true;
    if (!stored?.refreshToken) return false;
    const fresh = await sso.refresh(stored.refreshToken);
    // Somebody has signed out or in meanwhile: what was asked for is nobody's any more.
    const present = tokens.get();
    if (present?.refreshToken !== stored.refreshToken) return present !== undefined;
    if (!fresh) return false;
    tokens.set({ ...fresh, refreshToken: fresh.refreshToken || stored.refreshToken });
    return true;
  }

  /** Where the browser lets nobody into its storage, it has no locks either: nor tabs that share tokens. */
  async function exclusively<T>(run: () => Promise<T>): Promise<T> {
    let isEntered = false;
    const enter = (): Promise<T> => {
      isEntered = true;
      return run();
    };
    try {
      return await (locks ? locks.request(LOCK_NAME, enter) : enter());
    } catch (error) {
      if (isEntered) throw error;
      return run();
    }
  }

  /** A service that answers something else than tokens, a failure of its own too, has not ended the session. */
  async function renew(seen: string | undefined): Promise<'renewed' | 'over' | 'failed'> {
    try {
      return (await exclusively(() => exchange(seen))) ? 'renewed' : 'over';
    } catch (error) {
      if (error instanceof StatusError || error instanceof AnswerError) return 'failed';
      throw error;
    }
  }

  const refresh = createTokenRefresher({
    now,
    time,
    refresh: async () => {
      const present = tokens.get();
      // Whoever came into the public library by a link has a session of their own, as long as it lasts.
      const isVisitor = isPublic && present?.refreshToken === undefined;
      const outcome = isVisitor ? 'over' : await renew(present?.accessToken);
      if (outcome === 'over' && isPublic) {
        await becomePublic();
        return true;
      }
      return outcome === 'renewed';
    },
  });

  return { accessToken: () => tokens.get()?.accessToken, refresh, becomePublic };
}

function subjectOf(storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  try {
    const kept = storage.getItem(SUBJECT_KEY);
    if (kept) return kept;
    const made = crypto.randomUUID();
    storage.setItem(SUBJECT_KEY, made);
    return made;
  } catch {
    return crypto.randomUUID();
  }
}
