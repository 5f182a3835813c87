import { randomUUID } from 'node:crypto';
import { localFragment } from '@leeszaal/shared-contracts/registry';

/** Links that put a local remote into a portal; each works once. */
export interface LocalLinks {
  /** The link that works now. */
  current(): string;
  /** Uses up the current link. @returns false when the code is of another link */
  take(code: string): boolean;
}

/**
 * Creates the links of a remote.
 *
 * @param screen the screen that they open, absolute
 * @param port the port of the development server
 */
export function createLocalLinks(screen: URL, port: number): LocalLinks {
  let current = randomUUID();
  return {
    current: () => new URL(localFragment({ port, code: current }), screen).href,
    take(code) {
      const isCurrent = code === current;
      if (isCurrent) current = randomUUID();
      return isCurrent;
    },
  };
}
