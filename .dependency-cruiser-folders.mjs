/*
 * The folders of a package form no circle: composition roots at the top, what is shared at the bottom.
 * `pnpm check` runs this beside `.dependency-cruiser.mjs`. Tests and what helps them are left out: a test
 * sees its feature from outside, and a helper of tests may know any feature.
 */

import walls, { madeFiles, supportCode } from './.dependency-cruiser.mjs';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'Two folders that need each other are one feature, or lack a third below them.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...walls.options,
    exclude: { path: [madeFiles, supportCode] },
    metrics: true,
  },
};
