/** The `Integrity-Policy` of a portal for development: the digests of a local remote are unknown. */
export const INTEGRITY_OF_LOCAL = 'blocked-destinations=()';

/** The development servers of the person's own machine. */
const LOCAL = 'http://localhost:* ws://localhost:*';

const FETCHED = /^(?:script|style|img|font|media|connect)-src /;

/** Adds local remotes to a Content-Security-Policy: their files, and Trusted Types policies of any name. */
export const withLocalRemotes = (policy: string): string =>
  policy
    .split('; ')
    .map((directive) => {
      if (FETCHED.test(directive)) return `${directive} ${LOCAL}`;
      return directive.startsWith('trusted-types ')
        ? "trusted-types * 'allow-duplicates'"
        : directive;
    })
    .join('; ');
