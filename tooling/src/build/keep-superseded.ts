import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow, IN_USE_MS, readJson, writeJson } from '@leeszaal/reference-server/registry';
import * as v from 'valibot';
import type { DistLayout } from '../dist-layout.ts';

/** Names with a hash, which are unambiguous in every build; source maps are not needed. */
const LASTING = /\.[0-9a-f]{16,}\.(?!.*map$)[\w.]+$/;

/** When each file went out of use, in ms since 1970. */
const supersededSchema = v.record(v.string(), v.number());

/**
 * Copies files of the current host into the one that will replace it: open pages load the parts of a
 * screen when they first need them. The files are kept for a day.
 *
 * @param draft the folder of the new build
 * @param now ms since 1970
 */
export async function keepSuperseded(
  layout: DistLayout,
  draft: string,
  now = Date.now(),
): Promise<void> {
  const before = await filesBelow(layout.host).catch((): string[] => []);
  const built = new Set(await filesBelow(draft));
  const known = v.safeParse(supersededSchema, await readJson(layout.superseded).catch(() => null));
  const since = known.success ? known.output : {};
  const kept: Record<string, number> = {};
  for (const file of before.filter((name) => LASTING.test(name) && !built.has(name))) {
    const time = since[file] ?? now;
    if (now - time > IN_USE_MS) continue;
    await mkdir(dirname(join(draft, file)), { recursive: true });
    await copyFile(join(layout.host, file), join(draft, file));
    kept[file] = time;
  }
  await writeJson(layout.superseded, kept);
}
