import * as v from 'valibot';
import type { DistLayout } from '../dist-layout.ts';
import { readJson, writeJson } from '../registry/json-file.ts';

const builtSchema = v.object({
  /** From these sources … */
  sources: v.string(),
  /** … came this release; the host has none. */
  release: v.nullable(v.string()),
});
const buildStateSchema = v.record(v.string(), builtSchema);

/** What was built last, by name. */
export type BuildState = v.InferOutput<typeof buildStateSchema>;

/** An unreadable state is as good as none: everything is built again. */
export async function readBuildState(layout: DistLayout): Promise<BuildState> {
  const parsed = v.safeParse(buildStateSchema, await readJson(layout.buildState).catch(() => null));
  return parsed.success ? parsed.output : {};
}

export async function writeBuildState(layout: DistLayout, state: BuildState): Promise<void> {
  await writeJson(layout.buildState, state);
}
