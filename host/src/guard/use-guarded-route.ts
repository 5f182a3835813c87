import { type NavigationPort, redirect } from '@leeszaal/shared-contracts';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { hasShopAtom, locationAtom, portalAtom, screensAtom } from '../state/atoms.ts';
import { type GuardSession, guard, type Verdict } from './guard.ts';

/** The actions of {@link useGuardedRoute}. */
export interface GuardActions {
  readonly navigation: NavigationPort;
  readonly guardSession: () => GuardSession;
  signIn(document: Extract<Verdict, { kind: 'sign-in' }>): void;
  notify(text: string): void;
}

/** The guard's verdict on the current address. Carries out redirects and sign-in. */
export function useGuardedRoute(actions: GuardActions): Verdict {
  const { t } = useLingui();
  const { pathname } = useAtomValue(locationAtom);
  const state = useAtomValue(portalAtom);
  const hasShop = useAtomValue(hasShopAtom);
  const screens = useAtomValue(screensAtom);
  const role = state.kind === 'ready' ? state.session.role : undefined;
  const verdict = useMemo(
    () => guard(pathname, { ...actions.guardSession(), role, hasShop, screens }),
    [actions, pathname, role, hasShop, screens],
  );
  const isReady = state.kind === 'ready';
  useEffect(() => {
    if (!isReady) return;
    if (verdict.kind === 'sign-in') actions.signIn(verdict);
    if (verdict.kind !== 'redirect') return;
    const hasMoved = redirect(actions.navigation, { pathname }, verdict.path);
    if (hasMoved && verdict.reason === 'unknown') actions.notify(t`This page does not exist`);
  }, [verdict, pathname, isReady, actions, t]);
  return verdict;
}
