import { HostRouter, Redirect, useHost } from '@leeszaal/remote-kit/react';
import { redirect } from '@leeszaal/shared-contracts';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
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
  return (
    <HostRouter>
      <ShopScreens />
    </HostRouter>
  );
}

function ShopScreens() {
  const { navigation } = useHost();
  const [ordered, setOrdered] = useState<PlacedOrder>();
  const succeed = (order: PlacedOrder) => {
    setOrdered(order);
    return redirect(navigation, { pathname: CHECKOUT_PATH }, '/shop/success');
  };
  // `useOrder` is called here because an order in progress outlives the checkout screen.
  const checkout = useOrder(succeed);
  return (
    <Routes>
      <Route path="/shop/basket" element={<BasketScreen />} />
      <Route path={CHECKOUT_PATH} element={<CheckoutScreen checkout={checkout} />} />
      {ordered !== undefined && (
        <Route path="/shop/success" element={<SuccessScreen order={ordered} />} />
      )}
      {/* The success page without an order redirects home (`docs/decisions.md` 45). */}
      <Route path="/shop/*" element={<Redirect to="/" />} />
      {/* The address of another remote: the host is about to unmount this one. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
