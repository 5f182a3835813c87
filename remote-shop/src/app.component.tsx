import { Redirect, useHost, useHostLocation } from '@leeszaal/remote-kit/react';
import { redirect } from '@leeszaal/shared-contracts';
import { matchPath } from '@leeszaal/shared-contracts/registry';
import { useState } from 'react';
import { BasketScreen } from './basket/basket-screen.component.tsx';
import { CheckoutScreen } from './checkout/checkout-screen.component.tsx';
import type { PlacedOrder } from './checkout/order-state.ts';
import { useOrder } from './checkout/use-order.ts';
import { ShopLibrary } from './library/shop-library.component.tsx';
import { CHECKOUT_PATH } from './shop-path.ts';
import { SuccessScreen } from './success/success-screen.component.tsx';

/** The shop's screens, or only its library when another remote mounts the view `library`. */
export function App() {
  const { view } = useHost();
  if (view.kind === 'named') return view.name === 'library' ? <ShopLibrary /> : null;
  return <ShopScreens />;
}

function ShopScreens() {
  const { navigation } = useHost();
  const { pathname } = useHostLocation();
  const [ordered, setOrdered] = useState<PlacedOrder>();
  const succeed = (order: PlacedOrder) => {
    setOrdered(order);
    return redirect(navigation, { pathname: CHECKOUT_PATH }, '/shop/success');
  };
  // `useOrder` is called here because an order in progress outlives the checkout screen.
  const checkout = useOrder(succeed);
  const isAt = (path: string) => matchPath(path, pathname) !== undefined;
  if (isAt('/shop/basket')) return <BasketScreen />;
  if (isAt(CHECKOUT_PATH)) return <CheckoutScreen checkout={checkout} />;
  if (isAt('/shop/success') && ordered !== undefined) return <SuccessScreen order={ordered} />;
  // The success page without an order redirects home (`docs/decisions.md` 45). At the address of another remote, the
  // host is about to unmount this one.
  return /^\/shop(?:\/|$)/.test(pathname) ? <Redirect to="/" /> : null;
}
