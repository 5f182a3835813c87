import type { LoadMessages } from '@leeszaal/remote-kit/language';
import type { Language } from '@leeszaal/shared-contracts';

type Catalogue = typeof import('../locales/en.po');

/** Written out: an import by a variable name would be a module of its own, with a map of all files. */
const CATALOGUES: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  de: () => import(/* webpackChunkName: "messages-de" */ '../locales/de.po'),
  en: () => import(/* webpackChunkName: "messages-en" */ '../locales/en.po'),
  fr: () => import(/* webpackChunkName: "messages-fr" */ '../locales/fr.po'),
  nl: () => import(/* webpackChunkName: "messages-nl" */ '../locales/nl.po'),
};

/** The catalogues in use; the portal's pages share them. */
const catalogues = new Set<Catalogue>();
let isWhole = false;

async function complete({ messages, loadLater }: Catalogue): Promise<void> {
  Object.assign(messages, await loadLater?.());
}

/** The compiled messages of the reader in one language: at first those until the first page is shown. */
export const loadMessages: LoadMessages = async (language) => {
  const catalogue = await CATALOGUES[language]();
  catalogues.add(catalogue);
  if (isWhole) await complete(catalogue);
  return catalogue.messages;
};

/**
 * Adds all other messages (`laterMessages` of `remote.config.json`) to the catalogues in use, and to those of later
 * languages. What has such messages renders afterwards.
 */
export async function loadLaterMessages(): Promise<void> {
  isWhole = true;
  await Promise.all([...catalogues].map(complete));
}

/** Loads code together with the messages that it uses, if they load later. Rejects when either cannot be loaded. */
export async function withLaterMessages<T>(code: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([code, loadLaterMessages()]);
  return loaded;
}
