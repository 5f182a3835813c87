/**
 * The imports of a browser package besides code. The bundler and the test preset turn each of
 * these into a module; this file only tells the type checker so.
 */

/**
 * A CSS module's default export maps each class to its salted name. It has no type of its own: an
 * index signature would make every class `string | undefined`. That a class exists is checked by
 * `pnpm check` (step "css classes"), which also finds unused classes.
 */
declare module '*.module.css';

/** A global style sheet, imported for its effect. */
declare module '*.css' {}

/** A catalogue of messages, compiled on the way in. */
declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

declare module '*.svg' {
  const url: string;
  export default url;
}

declare module '*.png' {
  const url: string;
  export default url;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}

/** Hot replacement, in a build of `pnpm dev`. */
interface ImportMeta {
  readonly webpackHot?: {
    /** Takes newer versions of a module, and tells when one has come. */
    accept(module: string, onReplaced: () => void): void;
  };
}
