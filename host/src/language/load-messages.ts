import type { LoadMessages } from '@leeszaal/remote-kit/language';

/** The compiled messages of the host in one language. */
export const loadMessages: LoadMessages = async (language) =>
  (await import(`../../locales/${language}.po`)).messages;
