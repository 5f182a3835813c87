import { useEffect, useState } from 'react';

/** Whether something has been so for longer than a delay, in milliseconds. */
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
