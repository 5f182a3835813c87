import { useHost } from '@leeszaal/shared-contracts/react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { BasketScreen } from './basket/basket-screen.component.tsx';
import { ShopLibrary } from './library/shop-library.component.tsx';

/** The shop's screens, or its library alone where another remote shows that. */
export function App() {
  const { view } = useHost();
  if (view.kind === 'named') return view.name === 'library' ? <ShopLibrary /> : null;
  return (
    <Routes>
      <Route path="/shop/basket" element={<BasketScreen />} />
      {/* Checkout begins at the basket, and a success that nobody ordered leads home (`docs/decisions.md` 45). */}
      <Route path="/shop/checkout" element={<Navigate to="/shop/basket" replace />} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}
