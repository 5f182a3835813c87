import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createRemoteImporter,
  LOAD_PATH,
  type Load,
  type RunningProgram,
  readServerNotice,
} from '@leeszaal/reference-server/testing';
import type { HostileFile } from './hostile-files.ts';
import { memoryOfTree } from './process-memory.ts';

const ASK_EVERY_MS = 20;
const WEIGH_EVERY_MS = 200;

/** What one import cost the server and those who asked it something meanwhile. */
export interface MeasuredImport extends Load {
  readonly outcome: string;
  readonly seconds: number;
  /** Milliseconds that each `GET /healthz` took. */
  readonly waits: readonly number[];
  /** Bytes of the server and its document workers together, at most. */
  readonly together: number;
}

async function loadOf({ url }: RunningProgram): Promise<Load> {
  return (await (await fetch(url + LOAD_PATH)).json()) as Load;
}

/** Calls again and again, each time when the call before has ended. @returns ends it */
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

/** Imports a file into a server that runs on `folder`, and asks for the server's health all the while. */
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
