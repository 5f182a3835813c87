import { redirect } from '@leeszaal/shared-contracts';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { usePortal } from '../portal/use-portal.ts';
import { hasShopAtom, locationAtom, portalAtom } from '../state/atoms.ts';
import { guard, type Verdict } from './guard.ts';

/** The guard's verdict on the address; carries out what it asks for. */
export function useGuardedRoute(): Verdict {
  const { t } = useLingui();
  const portal = usePortal();
  const { pathname } = useAtomValue(locationAtom);
  const state = useAtomValue(portalAtom);
  const hasShop = useAtomValue(hasShopAtom);
  const role = state.kind === 'ready' ? state.session.role : undefined;
  const verdict = useMemo(
    () => guard(pathname, { ...portal.guardSession(), role, hasShop }),
    [portal, pathname, role, hasShop],
  );
  const isReady = state.kind === 'ready';
  useEffect(() => {
    if (!isReady) return;
    if (verdict.kind === 'sign-in') portal.signIn(verdict);
    if (verdict.kind !== 'redirect') return;
    const isLed = redirect(portal.navigation, { pathname }, verdict.path);
    if (isLed && verdict.reason === 'unknown') portal.notify(t`This page does not exist`);
  }, [verdict, pathname, isReady, portal, t]);
  return verdict;
}
