/** Storage keys of the tokens. */
export const ACCESS_KEY = 'hl-access-token';
export const REFRESH_KEY = 'hl-refresh-token';
