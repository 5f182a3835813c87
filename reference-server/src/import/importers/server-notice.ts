import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const noticeSchema = v.object({
  /** Where the server listens, on this machine. */
  url: v.pipe(v.string(), v.url()),
  /** Whoever can read the data folder may import. */
  token: v.pipe(v.string(), v.minLength(32)),
  pid: v.number(),
});

/** What a running server leaves in its data folder for the import command. */
export type ServerNotice = v.InferOutput<typeof noticeSchema>;

const pathOf = (dataDir: string) => join(dataDir, 'server.json');

/** Leaves the notice; only the server's own user can read it. */
export async function writeServerNotice(dataDir: string, notice: ServerNotice): Promise<void> {
  const draft = `${pathOf(dataDir)}.${notice.pid}`;
  await rm(draft, { force: true });
  await writeFile(draft, JSON.stringify(notice), { mode: 0o600, flag: 'wx' });
  await rename(draft, pathOf(dataDir));
}

/** The notice of a server that runs, or of one that was killed; undefined when there is none. */
export async function readServerNotice(dataDir: string): Promise<ServerNotice | undefined> {
  try {
    return v.parse(noticeSchema, JSON.parse(await readFile(pathOf(dataDir), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Takes the notice away again, when it is still this server's. */
export async function removeServerNotice(dataDir: string, pid: number): Promise<void> {
  const notice = await readServerNotice(dataDir);
  if (notice?.pid === pid) await rm(pathOf(dataDir), { force: true });
}
