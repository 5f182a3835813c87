import * as v from 'valibot';

/**
 * The name of a remote: letters only, because module federation matches remotes by prefix. Every object has a
 * `constructor`, the portal's own style layers are `base`, `ui` and `host`, and `root` and `registry` have keys of
 * their own.
 */
export const remoteNameSchema = v.pipe(
  v.string(),
  v.maxLength(40),
  v.regex(
    /^(?!(?:base|constructor|host|prototype|registry|root|ui)$)[a-z]+$/,
    'a reserved name, or not letters only',
  ),
);
