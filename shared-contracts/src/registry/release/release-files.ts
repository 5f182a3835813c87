import * as v from 'valibot';

/** The file a federation container starts with: the only script without a hash in its name. */
export const entryFile = 'remoteEntry.js';

/** The file in which a build describes itself to the federation runtime. */
export const manifestFile = 'mf-manifest.json';

/** The module that a container exposes. */
export const exposedModule = './remote';

/** The file with the facts about a release that its build does not show. */
export const releaseFile = 'release.json';

/** The file with the statement that the team has signed. */
export const statementFile = 'release.jws.json';

/** {@link manifestFile}, as far as a release needs it. */
export const manifestSchema = v.object({
  metaData: v.optional(
    v.object({ remoteEntry: v.optional(v.object({ type: v.optional(v.string()) })) }),
  ),
  exposes: v.array(
    v.object({
      path: v.string(),
      assets: v.object({
        js: v.object({ sync: v.array(v.string()) }),
        css: v.object({ sync: v.array(v.string()) }),
      }),
    }),
  ),
});

/**
 * The files that load with the module of a remote, after the entry.
 *
 * @throws when it has no such module
 */
export function syncFiles({ exposes }: v.InferOutput<typeof manifestSchema>): string[] {
  const exposed = exposes.find(({ path }) => path === exposedModule);
  if (exposed === undefined) throw new Error(`it exposes no ${exposedModule}`);
  return [...exposed.assets.js.sync, ...exposed.assets.css.sync];
}

const DATA =
  /(?:(?:^|\/)LICENSE\w*|\.(?:avif|bcmap|br|gif|gz|icc|ico|jpe?g|json|map|md|mp[34]|otf|pfb|png|ttf|txt|webmanifest|webp|woff2?))$/i;

/** Whether a file is of a kind that browsers never run. Every other file of a release has a digest in the registry. */
export const isData = (path: string): boolean => DATA.test(path);
