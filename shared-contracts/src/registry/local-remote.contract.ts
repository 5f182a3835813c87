import * as v from 'valibot';
import { remoteFactsSchema } from './facts/remote-facts.contract.ts';
import { remoteNameSchema } from './facts/remote-name.ts';
import { contractRangeSchema } from './model/contract-range.ts';

/*
 * A local remote: `leeszaal dev --portal` puts it into a portal for development, for one browser. Portals in
 * production have no code for it.
 */

/** A file of the hosts that take local remotes; no other host has it. */
export const LOCAL_REMOTES_FILE = 'local-remotes.json';

/** The content of {@link LOCAL_REMOTES_FILE}. */
export const localRemotesSchema = v.object({ takesLocalRemotes: v.literal(true) });

/**
 * `GET` on the development server of a remote: its {@link LocalRemote}. The query may have a `code`, which works once.
 */
export const LOCAL_REMOTE_PATH = '/local-remote.json';

/** A portal's facts about a local remote. */
export const localRemoteSchema = v.object({
  name: remoteNameSchema,
  version: v.string(),
  contract: contractRangeSchema,
  ...remoteFactsSchema.entries,
});

/** See {@link localRemoteSchema}. */
export type LocalRemote = v.InferOutput<typeof localRemoteSchema>;

/** The origin of a development server: always this machine. */
export const localOrigin = (port: number): string => `http://localhost:${port}`;

const localLinkSchema = v.object({
  /** The port of the development server. */
  port: v.pipe(v.string(), v.digits(), v.transform(Number), v.integer(), v.maxValue(65_535)),
  code: v.pipe(v.string(), v.uuid()),
});

/** Which local remote a link puts into the portal. */
export type LocalLink = v.InferOutput<typeof localLinkSchema>;

/** The fragment of such a link. */
export const localFragment = ({ port, code }: LocalLink): string =>
  `#${new URLSearchParams({ 'local-remote': String(port), code })}`;

/** Reads the fragment of an address. @returns undefined when it names no local remote */
export function readLocalFragment(fragment: string): LocalLink | undefined {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const read = v.safeParse(localLinkSchema, {
    port: parameters.get('local-remote'),
    code: parameters.get('code'),
  });
  return read.success ? read.output : undefined;
}
