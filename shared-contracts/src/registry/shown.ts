const LONGEST = 300;

/** Text of a team for messages, logs and terminals: short, well-formed, without control characters. */
export const shown = (text: string, longest = LONGEST): string =>
  text
    .replace(/\p{Cc}/gu, '')
    .slice(0, longest)
    .toWellFormed();
