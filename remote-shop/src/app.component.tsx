import { useHost } from '@leeszaal/shared-contracts/react';
import { useState } from 'react';
import { Navigate, Route, Routes, useNavigate } from 'react-router-dom';
import { BasketScreen } from './basket/basket-screen.component.tsx';
import { CheckoutScreen } from './checkout/checkout-screen.component.tsx';
import type { PlacedOrder } from './checkout/order-state.ts';
import { ShopLibrary } from './library/shop-library.component.tsx';
import { SuccessScreen } from './success/success-screen.component.tsx';

/** The shop's screens, or its library alone where another remote shows that. */
export function App() {
  const { view } = useHost();
  if (view.kind === 'named') return view.name === 'library' ? <ShopLibrary /> : null;
  return <ShopScreens />;
}

function ShopScreens() {
  const navigate = useNavigate();
  const [ordered, setOrdered] = useState<PlacedOrder>();
  const succeed = (order: PlacedOrder) => {
    setOrdered(order);
    void navigate('/shop/success', { replace: true });
  };
  return (
    <Routes>
      <Route path="/shop/basket" element={<BasketScreen />} />
      <Route path="/shop/checkout" element={<CheckoutScreen onOrdered={succeed} />} />
      {ordered !== undefined && (
        <Route path="/shop/success" element={<SuccessScreen order={ordered} />} />
      )}
      {/* A success that nobody ordered leads home (`docs/decisions.md` 45). */}
      <Route path="/shop/*" element={<Navigate to="/" replace />} />
      {/* Another remote's address, for the moment until the host changes over. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
