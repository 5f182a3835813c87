import { definePart } from '@leeszaal/remote-kit/parts';
import { usePart } from '@leeszaal/remote-kit/use-part';
import { useEffect, useState } from 'react';
import { withLaterMessages } from '../load-messages.ts';

const buttonsPart = definePart(
  async () => (await withLaterMessages(import('./embed-buttons.component.tsx'))).EmbedButtons,
);

/** How long, in ms, the buttons leave the network to the first page: as long as toolbar and panel. */
const FIRST_PAGE_MS = 400;

/** The buttons of an embedded reader, also while the first page is awaited: their code loads after a moment. */
export function LateEmbedButtons({ size }: { readonly size: 'sm' | 'md' }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), FIRST_PAGE_MS);
    return () => clearTimeout(timer);
  }, []);
  const Buttons = usePart(buttonsPart, isDue);
  return Buttons && <Buttons size={size} />;
}
