import type { LoadMessages } from '@leeszaal/shared-contracts/react';

/** The compiled messages of the host in one language. */
export const loadMessages: LoadMessages = async (language) =>
  (await import(`../../locales/${language}.po`)).messages;
