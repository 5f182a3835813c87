import { useHost } from '@leeszaal/remote-kit/react';
import {
  endpoints,
  type HttpPort,
  type MailKind,
  type MailText,
  type MailTexts,
} from '@leeszaal/shared-contracts';
import { type Loaded, useLoaded } from '../list/use-loaded.ts';
import type { TextKey } from '../texts/text-key.ts';

/** The texts of the library's mails. */
interface LoadedMailTexts {
  readonly kind: 'ready';
  readonly texts: MailTexts;
}

/** The texts of the library's mails with the call that changes one. */
export interface MailTextList {
  readonly list: Loaded<LoadedMailTexts>;
  /** Loads them again. */
  readonly reload: () => void;
  /** Saves a text; null restores the built-in one. Rejects with the error of the call. */
  readonly change: (mail: TextKey<MailKind>, text: MailText | null) => Promise<void>;
}

const loadMailTexts = async (http: HttpPort, signal: AbortSignal): Promise<LoadedMailTexts> => ({
  kind: 'ready',
  texts: await http.call(endpoints.getMailTexts, {}, { signal }),
});

/** Loads the texts of the library's mails. */
export function useMailTexts(): MailTextList {
  const { http } = useHost();
  const { list, reload, update } = useLoaded(loadMailTexts, 'mail-texts-not-loaded');
  return {
    list,
    reload,
    async change({ name, language }, text) {
      const texts = await http.call(
        endpoints.saveMailText,
        { params: { mail: name, language }, body: { text } },
        // The page has a place for the failure, below the text.
        { onNetworkFailure: 'throw' },
      );
      update(() => ({ kind: 'ready', texts }));
    },
  };
}
