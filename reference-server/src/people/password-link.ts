/** Path of the page on which a person chooses a password. */
export const PASSWORD_PATH = '/auth/password';

/** The path of the link with which a person chooses a password. */
export const passwordLink = (token: string): string =>
  `${PASSWORD_PATH}?${new URLSearchParams({ token })}`;
