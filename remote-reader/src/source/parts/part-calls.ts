import { endpoints, type HttpPort, type PageIndex } from '@leeszaal/shared-contracts';
import type { SourceOptions } from '../document-source.contract.ts';
import { sourceCall } from '../source-call.ts';

/** The calls for pages in parts; they reject as those of a source do. */
export interface PartCalls {
  index(options: SourceOptions): Promise<PageIndex>;
  /** The bytes of parts, one after the other in the order of their numbers. */
  parts(edition: string, numbers: readonly number[], options: SourceOptions): Promise<Uint8Array>;
}

/** Numbers in ascending order as the server reads them: `0-5,9`. */
export function listOf(numbers: readonly number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}

/** The calls over HTTP, under the licence key in force at each. */
export function createPartCalls(
  http: HttpPort,
  docKey: string,
  licenceKey: () => string,
): PartCalls {
  return {
    index: (options) =>
      sourceCall(
        http,
        endpoints.getPageIndex,
        { params: { docKey }, query: { licenseKey: licenceKey() } },
        options,
      ),
    async parts(edition, numbers, options) {
      const query = { parts: listOf(numbers), licenseKey: licenceKey() };
      const request = { params: { docKey, edition }, query };
      const { bytes } = await sourceCall(http, endpoints.getPageParts, request, options);
      return new Uint8Array(await bytes.arrayBuffer());
    },
  };
}
