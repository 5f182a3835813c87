/** Path of the page for a forgotten password. */
export const FORGOTTEN_PATH = '/auth/forgotten';
