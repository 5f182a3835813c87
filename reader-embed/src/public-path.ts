/** Set by the bundler: the nonce of scripts that load later. */
declare let __webpack_nonce__: string | undefined;
/** Set by the bundler: the folder of all files, with a slash at its end. */
declare let __webpack_public_path__: string;

/*
 * Runs before all other code of an entry. Scripts that load later get the nonce of the tag: a policy may allow scripts
 * by nonce instead of by address. They are in the folder of the tag's script. A tag of a module is not the current
 * script: it is the last one then, as in a page that has no other.
 */
const { currentScript, scripts } = document;
const isLoaded = (script: Element | null | undefined) =>
  script instanceof HTMLScriptElement && script.src !== '' ? script : undefined;
const script = isLoaded(currentScript) ?? Array.from(scripts).findLast(isLoaded);
if (currentScript?.nonce) __webpack_nonce__ = currentScript.nonce;
if (script) __webpack_public_path__ = new URL('.', script.src).href;

// A module: its chunk is strict as a whole then, and says so once.
export {};
