import { matchPath } from '../facts/match-path.ts';

/** The path of the host's own screen, which forwards a token to the SSO provider (`docs/behaviour.md` R2). */
export const HAND_OFF_PATH = '/sso';

/** Whether a path is the host's own screen, which needs no sign-in. */
export const isHandOff = (path: string): boolean => matchPath(HAND_OFF_PATH, path) !== undefined;
