import * as v from 'valibot';

/**
 * The name of a remote: letters only, because module federation matches remotes by prefix. Every object has a
 * `constructor`, and the portal's own style layers are `base`, `ui` and `host`.
 */
export const remoteNameSchema = v.pipe(
  v.string(),
  v.maxLength(40),
  v.regex(/^(?!(?:base|constructor|host|prototype|ui)$)[a-z]+$/),
);
