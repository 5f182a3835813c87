/** What asks for files: a page, or a thread. */
export interface Asking {
  fetch: (address: string) => Promise<Response>;
}

/**
 * Has a thread keep the files of a folder that it fetches: each page is a document of its own to the engine, which
 * asks for the same fonts, character maps and decoders with each of them; from the browser's cache, but through
 * another process. What can't be had is asked for again the next time.
 *
 * The engine could have the page fetch its files instead (`useWorkerFetch: false`), but then asks for a decoder
 * through whichever document is the oldest: when that one is closed meanwhile, no picture of the kind is ever
 * decoded again; and colour profiles are left out.
 *
 * It is handed to the thread as text, and may name nothing but its parameters and what every thread has.
 *
 * @param folder an absolute address that ends in a slash
 */
export function keepFetched(thread: Asking, folder: string): void {
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
