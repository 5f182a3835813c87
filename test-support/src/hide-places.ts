/**
 * Hides kept reading places from a page, so that each document opens at its start; saving a place still works. Runs in
 * the page before its scripts: `context.addInitScript(hidePlaces)`.
 */
export function hidePlaces(): void {
  const ask = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    // Copying a request consumes its body.
    const request = input instanceof Request ? input : new Request(input, init);
    const { url, method } = request;
    // An opening answers with the kept place, unless it is told another one.
    if (/\/(?:publications|documents)\/[^/]+\/open$/.test(url)) {
      return ask(new Request(`${url}?at=`, request));
    }
    if (method !== 'GET' || !/\/documents\/[^/]+\/place$/.test(url)) return ask(input, init);
    return Response.json({ place: null, now: Date.now() });
  };
}
