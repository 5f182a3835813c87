import type { FetchScope } from './cache-fetches.ts';
import type { PdfFiles } from './pdf-files.ts';

/** A worker, whose colour profiles are requested synchronously. */
export interface RequestScope extends FetchScope {
  readonly XMLHttpRequest: { readonly prototype: Pick<XMLHttpRequest, 'open'> };
}

/**
 * Makes a worker request the files of a folder at addresses of their own.
 *
 * The function is passed to the worker as text, so it may only use its parameters and globals of workers.
 *
 * @param folder an absolute address that ends in a slash
 * @param files addresses by names in the folder
 */
export function placeFiles(thread: RequestScope, folder: string, files: PdfFiles): void {
  const place = (address: string): string =>
    (address.startsWith(folder) ? files[address.slice(folder.length)] : undefined) ?? address;
  const ask = thread.fetch.bind(thread);
  thread.fetch = (address) => ask(place(address));
  const { prototype } = thread.XMLHttpRequest;
  const { open } = prototype;
  prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    address: string | URL,
    isAsync?: boolean,
  ) {
    open.call(this, method, place(String(address)), isAsync ?? true);
  };
}
