import type { CDPSession } from 'playwright/test';

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  /** The fields of all nodes, one node after another. */
  readonly nodes: readonly number[];
}

/** The nodes of a heap snapshot that code makes. Others are compiled code and the browser's own. */
const MADE_BY_CODE = new Set([
  'object',
  'closure',
  'array',
  'string',
  'regexp',
  'number',
  'bigint',
]);

/**
 * The bytes of living objects, functions and strings, after garbage collection. `JSHeapUsedSize` also contains
 * compiled code, which grows as the browser optimises it.
 */
export async function objectBytes(browser: CDPSession): Promise<number> {
  const { snapshot, nodes } = await takeSnapshot(browser);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const name = types[0][nodes[node + type] ?? -1] ?? '';
    if (MADE_BY_CODE.has(name)) bytes += nodes[node + size] ?? 0;
  }
  return bytes;
}

async function takeSnapshot(browser: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { readonly chunk: string }): void => void chunks.push(chunk);
  browser.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await browser.send('HeapProfiler.takeHeapSnapshot');
  browser.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return JSON.parse(chunks.join(''));
}
