import type { LoadMessages } from '@leeszaal/remote-kit/language';

/** The compiled messages in one language. */
export const loadMessages: LoadMessages = async (language) =>
  (await import(/* webpackChunkName: "messages-[request]" */ `../locales/${language}.po`)).messages;
