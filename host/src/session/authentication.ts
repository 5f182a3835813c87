import { AnswerError, createTokenRefresher, StatusError } from '@leeszaal/shared-contracts';
import type { Sso } from './sso.ts';
import type { TokenStore } from './token-store.ts';

const SUBJECT_KEY = 'hl-public-subject';
const LOCK_NAME = 'leeszaal-token-refresh';

/** Obtains and renews the tokens of a session. */
export interface Authentication {
  accessToken(): string | undefined;
  /** Renews the tokens once for all callers (`docs/decisions.md` 47); false when the session has ended. */
  refresh(): Promise<boolean>;
  /** Fetches and stores a public token for this browser's own subject (`docs/decisions.md` 8). */
  fetchPublicToken(): Promise<void>;
}

/** Dependencies of {@link createAuthentication}. */
export interface AuthenticationOptions {
  readonly sso: Sso;
  readonly tokens: TokenStore;
  readonly isPublic: boolean;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** A monotonic clock in milliseconds, and the time of day (`createTokenRefresher`). */
  readonly now: () => number;
  readonly time: () => number;
  /** A lock over all tabs: `navigator.locks`, where it exists. */
  readonly locks?: Pick<LockManager, 'request'> | undefined;
}

/** Creates the authentication of one page. */
export function createAuthentication(options: AuthenticationOptions): Authentication {
  const { sso, tokens, isPublic, storage, now, time, locks } = options;

  async function fetchPublicToken(): Promise<void> {
    tokens.set(await sso.publicToken(subjectOf(storage)));
  }

  /**
   * Two tabs must not use the same refresh token: the second holder of the lock finds the new tokens of the
   * first.
   */
  async function exchange(seen: string | undefined): Promise<boolean> {
    const stored = tokens.get();
    if (stored && stored.accessToken !== seen) return true;
    if (!stored?.refreshToken) return false;
    const fresh = await sso.refresh(stored.refreshToken);
    // The session has ended or changed in the meantime, so the answer belongs to no session.
    const present = tokens.get();
    if (present?.refreshToken !== stored.refreshToken) return present !== undefined;
    if (!fresh) return false;
    tokens.set({ ...fresh, refreshToken: fresh.refreshToken || stored.refreshToken });
    return true;
  }

  /** Runs under the lock. A browser without storage has no locks either, and no tabs that share tokens. */
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

  /** An invalid response or a failure of the service does not end the session. */
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
      // A person who entered the public library by a link keeps their session as long as it lasts.
      const isVisitor = isPublic && present?.refreshToken === undefined;
      const outcome = isVisitor ? 'over' : await renew(present?.accessToken);
      if (outcome === 'over' && isPublic) {
        await fetchPublicToken();
        return true;
      }
      return outcome === 'renewed';
    },
  });

  return { accessToken: () => tokens.get()?.accessToken, refresh, fetchPublicToken };
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
