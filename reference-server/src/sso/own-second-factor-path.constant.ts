/** Path of the page on which people set up and remove their own second factor. */
export const OWN_SECOND_FACTOR_PATH = '/auth/two-factor';
