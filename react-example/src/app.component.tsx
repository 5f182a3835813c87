import type { EmbedEvent } from '@leeszaal/shared-contracts';
import { useCallback, useState } from 'react';
import { RemoteReader } from './remote-reader.component.tsx';
import type { Settings } from './settings.ts';

/** Gets a token for the person who is signed in here, from the application's own server. */
async function getToken(): Promise<string> {
  const answer = await fetch('/reader-token', { method: 'POST' });
  if (!answer.ok) throw new Error(`No token: ${answer.status}`);
  const { accessToken } = await answer.json();
  return accessToken;
}

/** A list of books, each of which opens in the library's reader. */
export function App({ settings }: { readonly settings: Settings }) {
  const [docKey, setDocKey] = useState<string>();
  const [shown, setShown] = useState('');
  const close = useCallback(() => setDocKey(undefined), []);
  const tell = useCallback((event: EmbedEvent) => {
    if (event.kind === 'page') setShown(`Page ${event.page} is shown`);
  }, []);
  return (
    <>
      <h1>Books</h1>
      <ul>
        {settings.books.map((book) => (
          <li key={book.docKey}>
            <button type="button" onClick={() => setDocKey(book.docKey)}>
              Open {book.title}
            </button>
          </li>
        ))}
      </ul>
      <output>{shown}</output>
      {docKey !== undefined && (
        <RemoteReader
          key={docKey}
          settings={settings}
          docKey={docKey}
          getToken={getToken}
          onEvent={tell}
          onClose={close}
        />
      )}
    </>
  );
}
