import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import type { EmbedPlace } from '../place/embed-place.ts';
import { MessageLayer } from './messages.component.tsx';
import type { Messages } from './state.ts';

/** Renders the messages of a reader over it, now and later. Returns how to end that. */
export function showMessages(place: EmbedPlace, texts: I18n, messages: Messages): () => void {
  const root = createRoot(place.messages, { identifierPrefix: 'lz-messages' });
  root.render(
    <I18nProvider i18n={texts}>
      <MessageLayer messages={messages} below={[place.screen, place.overlays]} />
    </I18nProvider>,
  );
  return () => root.unmount();
}
