import {
  findRoute,
  HAND_OFF_PATH,
  isHandOff,
  type Registry,
  type Route,
} from '@leeszaal/shared-contracts/registry';

/** The remotes and their screens. */
export type Screens = Pick<Registry, 'remotes'>;

/** One screen, its remote, and its requirements. */
export interface PortalRoute extends Omit<Route, 'entry'> {
  /** The remote that shows the screen; undefined for the host's own. */
  readonly remote: string | undefined;
  readonly isProtected: boolean;
  readonly parameters: Readonly<Record<string, string>>;
}

const everyone = { isProtected: true, minimumRole: 'none', parameters: {} } as const;

const HAND_OFF: PortalRoute = {
  ...everyone,
  name: 'hand_off',
  path: HAND_OFF_PATH,
  remote: undefined,
  isProtected: false,
};

/** A screen whose remote is unknown; the loader of remotes reports why. */
const UNAVAILABLE: PortalRoute = { ...everyone, name: 'unavailable', path: '/', remote: '' };

/**
 * The screen of a path, by the registry (`docs/decisions.md` 1, 94). Without a registry every path, and without a
 * remote for it also home, has a screen that fails to load.
 */
export function routeOf(screens: Screens | undefined, pathname: string): PortalRoute | undefined {
  if (isHandOff(pathname)) return HAND_OFF;
  const found = screens && findRoute(screens, pathname);
  if (found) {
    const { route, remote, parameters } = found;
    return { ...route, remote, parameters, isProtected: true };
  }
  return screens === undefined || pathname === '/' ? UNAVAILABLE : undefined;
}
