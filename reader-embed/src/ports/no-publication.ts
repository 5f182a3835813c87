/**
 * The replacement, in the build of the embed, for the screen that finds the document of a publication: an embed is
 * given the document, and its history has no other screen (`memory-navigation.ts`).
 */
export const PublicationLoader = (): null => null;
