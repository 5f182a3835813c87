import type { RunOptions } from '@leeszaal/reference-server';
import { routeLinkedFiles } from '@leeszaal/reference-server/extension';
import { ACCOUNTS } from './accounts.ts';
import { DEMO_MEDIA } from './demo-media.ts';
import { routeCatalogueSystem } from './pages/catalogue-system.ts';
import { seedDemo } from './seed-demo.ts';

const ACCOUNT_LINES = [
  'Demonstration accounts (login, password):',
  ...ACCOUNTS.map(({ login, password }) => `  ${login.padEnd(26)} ${password}`),
];

/**
 * The demonstration's part of the server: its library, its accounts' passwords among the lines at the
 * start, and its pages and media. With `LEESZAAL_NO_DEMO` set to `1` or `true` an empty library stays empty.
 */
export function demonstration({
  LEESZAAL_NO_DEMO,
}: Readonly<Record<string, string | undefined>>): RunOptions {
  const staysEmpty = LEESZAAL_NO_DEMO === '1' || LEESZAAL_NO_DEMO === 'true';
  return {
    ...(!staysEmpty && { seed: seedDemo, notes: ACCOUNT_LINES }),
    extend(app, services) {
      routeCatalogueSystem(app, services);
      routeLinkedFiles(app, DEMO_MEDIA);
    },
  };
}
