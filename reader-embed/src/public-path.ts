/** Set by the bundler: the nonce of scripts that load later. */
declare let __webpack_nonce__: string | undefined;

/*
 * Runs before all other code of an entry. Scripts that load later get the nonce of the tag: a policy may allow scripts
 * by nonce instead of by address.
 */
const { currentScript } = document;
if (currentScript?.nonce) __webpack_nonce__ = currentScript.nonce;

// A module: its chunk is strict as a whole then, and says so once.
export {};
