import { useHost, useSession } from '@leeszaal/remote-kit/react';
import { useEffect, useState } from 'react';
import {
  type KeptTexts,
  keepTexts,
  readKeptTexts,
  type TextStore,
  withoutSavedText,
  withText,
} from './kept-texts.ts';
import { draftKey, type TextKey } from './text-key.ts';

/** The unsaved texts of a tab. */
export interface TextDrafts<T> {
  /** Whether there are any. */
  readonly isModified: boolean;
  /** The unsaved text, if there is one. */
  readonly of: (text: TextKey<string>) => T | undefined;
  /** Keeps an unsaved text; undefined discards it. */
  readonly put: (text: TextKey<string>, draft: T | undefined) => void;
  /** Discards a text that was saved, unless it has changed again since. */
  readonly dropSaved: (text: TextKey<string>, saved: T) => void;
}

/** Keeps unsaved texts while another text, tab or page is open, for one person at one library. */
export function useTextDrafts<T>({ storageKey, keys, schema }: TextStore<T>): TextDrafts<T> {
  const { storage } = useHost();
  const { client, user } = useSession();
  const own = `${storageKey}-${client.current.ref}-${user?.id ?? ''}`;
  const [texts, setTexts] = useState<KeptTexts<T>>(() =>
    readKeptTexts(storage.session, { storageKey: own, keys, schema }),
  );
  useEffect(() => keepTexts(storage.session, own, texts), [storage, own, texts]);
  return {
    isModified: Object.keys(texts).length > 0,
    of: (text) => texts[draftKey(text)],
    put: (text, draft) => setTexts((now) => withText(now, draftKey(text), draft)),
    dropSaved: (text, saved) => setTexts((now) => withoutSavedText(now, draftKey(text), saved)),
  };
}
