import { ProviderRefusal } from '../provider.contract.ts';

/** The largest answer of a provider, in bytes: keys and claims have some kilobytes. */
const MOST_BYTES = 1024 * 1024;

const TOO_LARGE = 'The answer of the provider is too large';

/** Reads a body that is not larger. */
async function readBounded(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > MOST_BYTES) throw new ProviderRefusal('misconfigured', TOO_LARGE);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** The `fetch` of the libraries. */
interface Asked {
  readonly method: string;
  readonly headers: Headers | Record<string, string>;
  readonly redirect: 'manual';
  readonly body?:
    | ArrayBuffer
    | null
    | ReadableStream
    | string
    | Uint8Array
    | undefined
    | URLSearchParams;
  readonly signal?: AbortSignal;
}

/**
 * `fetch` for answers of a provider, whose size an administrator of one library could choose. It asks for none that is
 * compressed, and refuses one: few bytes could become many.
 *
 * @throws ProviderRefusal
 */
export async function boundedFetch(
  address: string,
  { body, ...options }: Asked,
): Promise<Response> {
  const headers = new Headers(options.headers);
  headers.set('accept-encoding', 'identity');
  const answer = await fetch(address, {
    ...options,
    headers,
    ...(body !== undefined && { body: body as BodyInit | null }),
  });
  const { status, statusText } = answer;
  if ((answer.headers.get('content-encoding') ?? 'identity') !== 'identity') {
    await answer.body?.cancel();
    throw new ProviderRefusal('misconfigured', 'The answer of the provider is compressed');
  }
  const bytes = answer.body === null ? null : await readBounded(answer.body);
  return new Response(bytes, { status, statusText, headers: answer.headers });
}
