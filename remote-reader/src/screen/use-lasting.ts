import { useEffect, useState } from 'react';

/** Whether a condition has held for longer than a delay, in ms. */
export function useLasting(isSo: boolean, delay: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasts(true), delay);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo, delay]);
  return isSo && lasts;
}
