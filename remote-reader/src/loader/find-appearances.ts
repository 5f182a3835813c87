import {
  type AppearanceEntry,
  createEarlyQuestion,
  endpoints,
  type HostContext,
} from '@leeszaal/shared-contracts';
import { openAhead } from './open-ahead.ts';

const question = createEarlyQuestion(
  async ({ http }, pubKey: string, options): Promise<readonly AppearanceEntry[]> => {
    const request = { params: { pubKey } };
    const { metadata } = await http.call(endpoints.getPublicationAppearances, request, options);
    return metadata.appearances;
  },
);

/** Asks for the forms of the publication in the address, if there is one, and begins to open it, before there is a screen. */
export function askForAppearances(context: HostContext): void {
  const { pathname } = context.navigation.current();
  const [, pubKey] = /^\/(pub-[\w.~-]+)$/.exec(pathname) ?? [];
  if (pubKey === undefined) return;
  question.begin(context, pubKey);
  openAhead(context, pubKey);
}

/** The forms in which a publication can be read. */
export const findAppearances = question.take;
