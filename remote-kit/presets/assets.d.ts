/**
 * The imports of a browser package besides code. The bundler and the test preset turn each of
 * these into a module; this file only tells the type checker so.
 */

/**
 * A CSS module's default export maps each class to its salted name. It has no type of its own: an
 * index signature would make every class `string | undefined`. The compiler does not check that a
 * class exists.
 */
declare module '*.module.css';

/** A global style sheet, imported for its effect. */
declare module '*.css' {}

/** A catalogue of messages, compiled on the way in. */
declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
  /** Loads the messages that load later. Undefined if all are in `messages`, as in tests. */
  export const loadLater: (() => Promise<Messages>) | undefined;
}

declare module '*.svg' {
  const url: string;
  export default url;
}

declare module '*.png' {
  const url: string;
  export default url;
}

declare module '*.jpg' {
  const url: string;
  export default url;
}

declare module '*.jpeg' {
  const url: string;
  export default url;
}

declare module '*.webp' {
  const url: string;
  export default url;
}

declare module '*.avif' {
  const url: string;
  export default url;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}

/** Hot replacement, in a build for development. */
interface ImportMeta {
  readonly webpackHot?: {
    /** Takes newer versions of a module, and tells when one has come. */
    accept(module: string, onReplaced: () => void): void;
  };
}
