/** Storage key of the session's owner: the client, then a space and the account, if any. */
export const OWNER_KEY = 'hl-session-of';
