/** Path of the page on which people change their own password. */
export const OWN_PASSWORD_PATH = '/auth/password/own';
