import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { Row, SqlValue } from '../database.contract.ts';
import { makeExclusive } from '../exclusive.ts';
import { VALUE_PARSERS } from '../value-parsers.ts';
import { lockFile } from './file-lock.ts';
import type {
  ThreadFailure,
  ThreadMessage,
  ThreadOptions,
  ThreadRequest,
} from './pglite-thread.contract.ts';
import { runPipelined } from './pipelined-statement.ts';
import { prepareFolder } from './prepare-folder.ts';
import { databaseBytes, sharedBuffersFor } from './shared-buffers.ts';

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread only.');

// Optimising several of PostgreSQL's largest functions at a time takes hundreds of megabytes.
setFlagsFromString('--wasm-num-compilation-tasks=1');

const say = (message: ThreadMessage): void => port.postMessage(message);

function failureOf(error: unknown): ThreadFailure {
  if (typeof error !== 'object' || error === null) return { message: String(error) };
  const { message, code, constraint } = error as Record<string, unknown>;
  return {
    message: String(message),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
  };
}

async function open(options: ThreadOptions): Promise<PGlite> {
  const bytes = options.folder === undefined ? 0 : databaseBytes(options.folder);
  return PGlite.create({
    parsers: { ...VALUE_PARSERS },
    startParams: [
      ...PGlite.defaultStartParams,
      ...['-c', `shared_buffers=${sharedBuffersFor(bytes)}MB`],
    ],
    ...(options.folder !== undefined && { dataDir: options.folder }),
    ...(options.template !== undefined && {
      loadDataDir: new Blob([new Uint8Array(options.template)]),
    }),
  });
}

async function run(pglite: PGlite, sql: string, values?: readonly SqlValue[]): Promise<Row[]> {
  if (values === undefined) {
    const results = await pglite.exec(sql);
    return (results.at(-1)?.rows ?? []) as Row[];
  }
  return runPipelined(pglite, sql, values);
}

async function serve(options: ThreadOptions): Promise<void> {
  const unlock = options.lockFile === undefined ? () => {} : lockFile(options.lockFile);
  if (unlock === null) {
    say({ type: 'failed', reason: 'in-use', message: 'another process uses the folder' });
    return;
  }
  if (options.folder !== undefined) await prepareFolder(options.folder);
  const pglite = await open(options);

  async function answer(request: ThreadRequest): Promise<ThreadMessage> {
    const { id } = request;
    switch (request.type) {
      case 'query': {
        const before = process.threadCpuUsage();
        const began = performance.now();
        const rows = await run(pglite, request.sql, request.values);
        const { user, system } = process.threadCpuUsage(before);
        const elapsed = performance.now() - began;
        return { type: 'rows', id, rows, busy: (user + system) / 1000, elapsed };
      }
      case 'dump': {
        const dump = await pglite.dumpDataDir('none');
        return { type: 'dumped', id, dump: new Uint8Array(await dump.arrayBuffer()) };
      }
      case 'close':
        await pglite.close();
        unlock?.();
        return { type: 'closed', id };
    }
  }

  async function respond(request: ThreadRequest): Promise<void> {
    try {
      say(await answer(request));
    } catch (error) {
      say({ type: 'refused', id: request.id, failure: failureOf(error) });
    }
    if (request.type === 'close') port?.close();
  }

  // PGlite can have one message of the protocol at a time.
  const oneAtATime = makeExclusive();
  port?.on('message', (request: ThreadRequest) => void oneAtATime(() => respond(request)));
  say({ type: 'ready' });
}

serve(workerData as ThreadOptions).catch((error: unknown) =>
  say({ type: 'failed', reason: 'error', message: failureOf(error).message }),
);
