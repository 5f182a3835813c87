import { fetchFile } from '@leeszaal/shared-contracts';

/** The build inserts the digest of one of its own files. */
declare const __leeszaal_integrity__: (url: string) => string;

/** A worker made of verified bytes needs a policy besides the build's. */
const POLICY_NAME = 'leeszaal-sample-worker';

/** Starts a worker from verified bytes, and returns its answer. */
export async function askWorker(question: string): Promise<unknown> {
  const { href } = new URL('./echo.worker.mjs', import.meta.url);
  const { signal } = new AbortController();
  const integrity = __leeszaal_integrity__(href);
  // The wrong bytes may come from the browser's cache: one more request bypasses it.
  const answer = await fetchFile(href, { cache: 'default', signal, integrity }).catch(() =>
    fetchFile(href, { cache: 'reload', signal, integrity }),
  );
  const address = URL.createObjectURL(await answer.blob());
  const policy = Reflect.get(window, 'trustedTypes').createPolicy(POLICY_NAME, {
    createScriptURL: (url: string) => url,
  });
  const worker = new Worker(policy.createScriptURL(address), { type: 'module' });
  URL.revokeObjectURL(address);
  const { promise, resolve } = Promise.withResolvers<unknown>();
  worker.onmessage = ({ data }) => resolve(data);
  worker.postMessage(question);
  return promise.finally(() => worker.terminate());
}
