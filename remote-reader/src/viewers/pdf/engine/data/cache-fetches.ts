/** A global scope that fetches files: a window or a worker. */
export interface FetchScope {
  fetch: (address: string) => Promise<Response>;
}

/**
 * Makes a worker keep the files of a folder that it fetches. To pdf.js each page is a document of its own,
 * which requests the same fonts, character maps and decoders; even from the browser's cache they cross a
 * process. A failed request is repeated by the next document.
 *
 * With `useWorkerFetch: false` the page would fetch the files. pdf.js then requests a decoder through the
 * oldest document: if that one closes meanwhile, no image of the kind is decoded again. Colour profiles are
 * not supported.
 *
 * The function is passed to the worker as text, so it may only use its parameters and globals of workers.
 *
 * @param folder an absolute address that ends in a slash
 */
export function cacheFetches(thread: FetchScope, folder: string): void {
  const ask = thread.fetch.bind(thread);
  // Not as blobs, which are read through another process too.
  const kept = new Map<string, Promise<ArrayBuffer>>();
  const fetchOnce = (address: string): Promise<ArrayBuffer> => {
    const fetched = ask(address).then((answer) => {
      if (answer.ok) return answer.arrayBuffer();
      throw new Error(`The engine's file ${address} answered ${answer.status}`);
    });
    kept.set(address, fetched);
    fetched.catch(() => kept.delete(address));
    return fetched;
  };
  thread.fetch = async (address) =>
    address.startsWith(folder)
      ? new Response(await (kept.get(address) ?? fetchOnce(address)))
      : ask(address);
}
