import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createRemoteImporter,
  LOAD_PATH,
  type Load,
  readServerNotice,
} from '@leeszaal/reference-server/testing';
import type { RunningProgram } from '@leeszaal/test-support';
import type { HostileFile } from './hostile-files.ts';
import { memoryOfTree } from './process-memory.ts';

const ASK_EVERY_MS = 20;
const WEIGH_EVERY_MS = 200;

/** The cost of one import for the server and its other clients. */
export interface MeasuredImport extends Load {
  readonly outcome: string;
  readonly seconds: number;
  /** Duration of each `GET /healthz`, in ms. */
  readonly waits: readonly number[];
  /** Peak memory of the server and its document workers together, in bytes. */
  readonly together: number;
}

async function loadOf({ url }: RunningProgram): Promise<Load> {
  return (await (await fetch(url + LOAD_PATH)).json()) as Load;
}

/** Repeats a call, each after the previous one has ended. @returns a function that stops it */
function repeat(work: () => Promise<void>, everyMs: number): () => Promise<void> {
  let isOver = false;
  const loop = (async () => {
    while (!isOver) {
      await work().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  })();
  return () => {
    isOver = true;
    return loop;
  };
}

/** Imports a file into the server of `folder`, and polls the server's health meanwhile. */
export async function measureImport(
  server: RunningProgram,
  folder: string,
  { extension, make }: HostileFile,
): Promise<MeasuredImport> {
  const path = join(folder, `hostile.${extension}`);
  await writeFile(path, await make());
  const notice = await readServerNotice(folder);
  if (!notice) throw new Error('The server left no notice.');
  const importer = createRemoteImporter(notice, undefined);
  const waits: number[] = [];
  let together = 0;
  await loadOf(server);
  const stops = [
    repeat(async () => {
      const began = performance.now();
      const { ok } = await fetch(`${server.url}/healthz`);
      if (ok) waits.push(performance.now() - began);
    }, ASK_EVERY_MS),
    repeat(async () => {
      together = Math.max(together, await memoryOfTree(notice.pid));
    }, WEIGH_EVERY_MS),
  ];
  const began = performance.now();
  const outcome = await importer.importFile(path, () => undefined);
  const seconds = (performance.now() - began) / 1000;
  await Promise.all(stops.map((stop) => stop()));
  await importer.close();
  const told = outcome.kind === 'stored' ? `${outcome.pageCount} pages` : outcome.message;
  return { outcome: told, seconds, waits, together, ...(await loadOf(server)) };
}
