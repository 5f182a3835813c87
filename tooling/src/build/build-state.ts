import { readJson, writeJson } from '@leeszaal/reference-server/registry';
import * as v from 'valibot';
import type { DistLayout } from '../dist-layout.ts';

const builtSchema = v.object({
  /** The hash of the sources. */
  sources: v.string(),
  /** The resulting release; the host has none. */
  release: v.nullable(v.string()),
  /** The releases of earlier builds, latest first. */
  earlier: v.optional(v.array(v.string())),
});
const buildStateSchema = v.record(v.string(), builtSchema);

/** A build, and what it made. */
export type Built = v.InferOutput<typeof builtSchema>;

/** The last build of each name. */
export type BuildState = v.InferOutput<typeof buildStateSchema>;

/** Reads the state; an unreadable one is empty, so that everything is built again. */
export async function readBuildState(layout: DistLayout): Promise<BuildState> {
  const parsed = v.safeParse(buildStateSchema, await readJson(layout.buildState).catch(() => null));
  return parsed.success ? parsed.output : {};
}

export async function writeBuildState(layout: DistLayout, state: BuildState): Promise<void> {
  await writeJson(layout.buildState, state);
}
