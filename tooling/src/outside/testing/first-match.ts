import type { Readable } from 'node:stream';

/** The first match in what a program prints. Rejects with all of it when the program ends without one. */
export function firstMatch(output: Readable, pattern: RegExp): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let text = '';
  output.on('data', (chunk: Buffer) => {
    text += chunk;
    const [match] = pattern.exec(text) ?? [];
    if (match !== undefined) resolve(match);
  });
  output.once('end', () => reject(new Error(text)));
  return promise;
}
