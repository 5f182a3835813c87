import {
  type AppearanceEntry,
  createEarlyQuestion,
  endpoints,
  type HostContext,
} from '@leeszaal/shared-contracts';

const question = createEarlyQuestion(
  async ({ http }, pubKey: string, options): Promise<readonly AppearanceEntry[]> => {
    const request = { params: { pubKey } };
    const { metadata } = await http.call(endpoints.getPublicationAppearances, request, options);
    return metadata.appearances;
  },
);

/** Asks for the forms of the publication in the address, if there is one, before there is a screen to ask. */
export function askForAppearances(context: HostContext): void {
  const { pathname } = context.navigation.current();
  const [, pubKey] = /^\/(pub-[\w.~-]+)$/.exec(pathname) ?? [];
  if (pubKey !== undefined) question.begin(context, pubKey);
}

/** The forms in which a publication can be read. */
export const findAppearances = question.take;
