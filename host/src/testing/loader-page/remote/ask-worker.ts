import { fetchFile } from '@leeszaal/shared-contracts';

/** A worker made of verified bytes needs a policy besides the build's. */
const POLICY_NAME = 'leeszaal-sample-worker';

/** Starts a worker from fetched bytes, and returns its answer. */
export async function askWorker(question: string): Promise<unknown> {
  const { href } = new URL('./echo.worker.mjs', import.meta.url);
  const { signal } = new AbortController();
  const answer = await fetchFile(href, { cache: 'default', signal });
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
