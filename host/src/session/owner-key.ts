/** Whose session it is: the client, and after a space the account where there is one. */
export const OWNER_KEY = 'hl-session-of';
