import { pinnedRootSchema } from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';

const settingsSchema = v.object({
  /** The address of the library's portal, without a slash at the end. */
  library: v.string(),
  /** The root of the library's keys, which its operator has given us: everything that runs is traced back to it. */
  root: pinnedRootSchema,
  books: v.array(v.object({ docKey: v.string(), title: v.string() })),
});

/** This application's settings of the library. */
export type Settings = v.InferOutput<typeof settingsSchema>;

/** Loads the settings, from the application's own server. */
export async function loadSettings(): Promise<Settings> {
  const answer = await fetch('/settings.json');
  return v.parse(settingsSchema, await answer.json());
}
