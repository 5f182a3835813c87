import { endpoints, serverMessage } from '@leeszaal/shared-contracts';
import { useBasket, useHost, useLanguage } from '@leeszaal/shared-contracts/react';
import { useMemo, useState } from 'react';
import { isbnsOf, type OrderState } from './order-state.ts';

/**
 * Orders what is in the basket. However often it is pressed or tried again, the same basket is
 * ordered once: its key stays the same (`docs/decisions.md` 45).
 *
 * @param onOrdered called once the server has taken the order, before the basket is emptied
 */
export function useOrder(onOrdered: (count: number) => void) {
  const { http, basket, telemetry } = useHost();
  const language = useLanguage();
  const entries = useBasket();
  const [state, setState] = useState<OrderState>({ kind: 'open' });
  const content = isbnsOf(entries).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another content is another intention
  const idempotencyKey = useMemo(() => crypto.randomUUID(), [content]);
  const order = async () => {
    if (state.kind === 'ordering') return;
    setState({ kind: 'ordering' });
    try {
      await http.call(
        endpoints.placeOrder,
        { body: { isbns: isbnsOf(entries), language } },
        { idempotencyKey },
      );
    } catch (error) {
      telemetry.report({ level: 'warning', name: 'order-failed', error });
      setState({ kind: 'failed', reason: serverMessage(error) });
      return;
    }
    onOrdered(entries.length);
    basket.clear();
  };
  return { state, order };
}
