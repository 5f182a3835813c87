import { useHost, useLanguage, useSession } from '@leeszaal/remote-kit/react';
import { isStatus, redirect, serverMessage } from '@leeszaal/shared-contracts';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import { orderable, unorderable } from '../basket/orderable.ts';
import { BASKET_PATH, CHECKOUT_PATH } from '../shop-path.ts';
import { freshEntries, putFresh } from './fresh-entries.ts';
import { wasSent } from './order-attempt.ts';
import { isbnsOf, type OrderState, type PlacedOrder } from './order-state.ts';
import { priceChanges } from './price-changes.ts';
import { sendOrder } from './send-order.ts';

/** The order of the books in the basket. */
export interface Checkout {
  readonly state: OrderState;
  /** Fetches the current prices, so that the buyer sees them before ordering. */
  readonly open: () => void;
  readonly order: () => Promise<void>;
}

/**
 * Orders the books in the basket. Repeated presses and retries order the same basket once
 * (`docs/decisions.md` 45), and only at the prices that are shown (`docs/decisions.md` 44). A toast reports
 * the outcome to a buyer who has left checkout.
 *
 * @param onOrdered called once the server has accepted the order; returns whether the order is shown
 */
export function useOrder(onOrdered: (order: PlacedOrder) => boolean): Checkout {
  const { t } = useLingui();
  const { http, basket, telemetry, storage, dialogs, navigation, signal } = useHost();
  const language = useLanguage();
  const { ref } = useSession().client.current;
  const [state, setState] = useState<OrderState>({ kind: 'open' });
  // A ref, because a second press can come before the next render.
  const isUnderway = useRef(false);
  const refreshing = useRef<Promise<boolean>>(undefined);

  /** Resolves to whether a price or a hindrance has changed. */
  const refresh = useCallback(async () => {
    const entries = basket.entries();
    const fresh = await freshEntries(http, entries, signal);
    const changed = fresh.filter((entry, index) => entry !== entries[index]);
    if (changed.length === 0) return false;
    putFresh(basket, changed);
    const changes = priceChanges(entries, fresh);
    setState(changes.length > 0 ? { kind: 'repriced', changes } : { kind: 'open' });
    return true;
  }, [http, basket, signal]);

  const open = useCallback(() => {
    if (isUnderway.current || refreshing.current) return;
    setState({ kind: 'open' });
    if (wasSent(isbnsOf(orderable(basket.entries())), ref, storage.session)) return;
    refreshing.current = refresh().finally(() => {
      refreshing.current = undefined;
    });
  }, [basket, ref, storage, refresh]);

  const place = async () => {
    const entries = orderable(basket.entries());
    const placed = await sendOrder({ http, storage }, entries, language, ref);
    const isShown = !signal.aborted && onOrdered(placed);
    if (!isShown) dialogs.notify(t`Thank you for your order`, 'success');
    // Books added meanwhile and books that cannot be ordered stay.
    for (const entry of entries) basket.remove(entry);
    setState({ kind: 'open' });
  };

  const fail = async (error: unknown) => {
    telemetry.report({ level: 'warning', name: 'order-failed', error });
    const before = unorderable(basket.entries()).length;
    const hasChanged = isStatus(error, 400, 409) && (await refresh());
    if (hasChanged && unorderable(basket.entries()).length > before) {
      // The basket shows the reason, and the other books can be ordered from there.
      redirect(navigation, { pathname: CHECKOUT_PATH }, BASKET_PATH);
      dialogs.notify(t`Some books cannot be ordered. Nothing was ordered.`, 'warning');
      return setState({ kind: 'open' });
    }
    if (!signal.aborted && navigation.current().pathname === CHECKOUT_PATH) {
      if (!hasChanged) setState({ kind: 'failed', reason: serverMessage(error) });
      return;
    }
    if (hasChanged) dialogs.notify(t`A price has changed. Nothing was ordered.`, 'warning');
    else dialogs.notify(t`The order has failed, try again later`, 'error');
    setState({ kind: 'open' });
  };

  const order = async () => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    setState({ kind: 'ordering' });
    try {
      // A price found to have changed was not on screen when the buyer pressed.
      if (!(await refreshing.current)) await place();
    } catch (error) {
      await fail(error);
    } finally {
      isUnderway.current = false;
    }
  };
  return { state, open, order };
}
