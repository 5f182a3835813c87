import { endpoints, serverMessage } from '@leeszaal/shared-contracts';
import { useBasket, useHost, useLanguage, useSession } from '@leeszaal/shared-contracts/react';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { attemptAt, endAttempt } from './order-attempt.ts';
import { isbnsOf, type OrderState, type PlacedOrder } from './order-state.ts';

/**
 * Orders what is in the basket. However often it is pressed or tried again, the same basket is
 * ordered once (`docs/decisions.md` 45). Whoever has left the shop meanwhile is told in a note.
 *
 * @param onOrdered called once the server has taken the order
 */
export function useOrder(onOrdered: (order: PlacedOrder) => void) {
  const { t } = useLingui();
  const { http, basket, telemetry, storage, dialogs, signal } = useHost();
  const language = useLanguage();
  const { client } = useSession();
  const entries = useBasket();
  const [state, setState] = useState<OrderState>({ kind: 'open' });
  // A second press may come before the first one is drawn.
  const isUnderway = useRef(false);
  const order = async () => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    setState({ kind: 'ordering' });
    try {
      const wanted = { isbns: isbnsOf(entries), language };
      const attempt = attemptAt(wanted, client.current.ref, storage.session);
      const { orderId } = await http.call(
        endpoints.placeOrder,
        { body: attempt.order },
        { idempotencyKey: attempt.key },
      );
      endAttempt(storage.session);
      if (signal.aborted) dialogs.notify(t`Thank you for your order`, 'success');
      else onOrdered({ id: orderId, entries });
      // What was put in meanwhile stays.
      for (const entry of entries) basket.remove(entry);
    } catch (error) {
      telemetry.report({ level: 'warning', name: 'order-failed', error });
      if (signal.aborted) dialogs.notify(t`The order has failed, try again later`, 'error');
      setState({ kind: 'failed', reason: serverMessage(error) });
    } finally {
      isUnderway.current = false;
    }
  };
  return { state, order };
}
