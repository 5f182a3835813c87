import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const noticeSchema = v.object({
  /** The server's address on this machine. */
  url: v.pipe(v.string(), v.url()),
  /** Authorises imports for users who can read the data folder. */
  token: v.pipe(v.string(), v.minLength(32)),
  pid: v.number(),
});

/** A file in the data folder of a running server, for the import command. */
export type ServerNotice = v.InferOutput<typeof noticeSchema>;

const pathOf = (dataDir: string) => join(dataDir, 'server.json');

/** Writes the notice, readable for the server's user only. */
export async function writeServerNotice(dataDir: string, notice: ServerNotice): Promise<void> {
  const draft = `${pathOf(dataDir)}.${notice.pid}`;
  await rm(draft, { force: true });
  await writeFile(draft, JSON.stringify(notice), { mode: 0o600, flag: 'wx' });
  await rename(draft, pathOf(dataDir));
}

/** Reads the notice of a running or killed server; undefined without one. */
export async function readServerNotice(dataDir: string): Promise<ServerNotice | undefined> {
  try {
    return v.parse(noticeSchema, JSON.parse(await readFile(pathOf(dataDir), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Removes the notice, unless another server has replaced it. */
export async function removeServerNotice(dataDir: string, pid: number): Promise<void> {
  const notice = await readServerNotice(dataDir);
  if (notice?.pid === pid) await rm(pathOf(dataDir), { force: true });
}
