import { createHash } from 'node:crypto';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Compilation } from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template, runtime, sources } = webpack;

const NAME = 'IntegrityPlugin';

/** Replaced by the digests of the later scripts, by chunk. */
const TABLE = '%LEESZAAL-DIGESTS%';
const tableMark = new RegExp(`(["'\`])${TABLE}\\1`, 'g');

/** Replaced by the digest of the script at an address. */
const digestMark = (address: string): string => `%LEESZAAL-DIGEST:${address}%`;
const digestMarks = /%LEESZAAL-DIGEST:([^%]+)%/g;

const digests = `${RuntimeGlobals.require}.leeszaalDigests`;

/** Gives webpack's runtime the digests. */
class IntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super('leeszaal integrity', RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    return `${digests} = ${JSON.stringify(TABLE)};`;
  }
}

/**
 * Gives every script of the page and every script that it loads later its digest, because the page's
 * `Integrity-Policy` blocks scripts without one.
 */
export class IntegrityPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap(NAME, (chunk) => {
          compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule());
        });
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) =>
          Template.asString([
            source,
            `script.integrity = ${digests}[chunkId];`,
            'script.crossOrigin = "anonymous";',
          ]),
      );
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap(NAME, (page) => {
        for (const tag of [...page.headTags, ...page.bodyTags]) markDigests(tag);
        return page;
      });
      compilation.hooks.processAssets.tap(
        // The names with a content hash are final.
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        () => fillIn(compilation),
      );
    });
  }
}

const isScript = (value: unknown): value is string =>
  typeof value === 'string' && value.endsWith('.js');

/** Marks where the digests belong: the names of the scripts change until the end of the build. */
function markDigests({ attributes }: HtmlWebpackPlugin.HtmlTagObject): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (!isScript(value)) continue;
    if (name.startsWith('data-')) {
      attributes[name] = `${value} ${digestMark(value)}`;
    } else {
      attributes['integrity'] = digestMark(value);
      attributes['crossorigin'] = 'anonymous';
    }
  }
}

function fillIn(compilation: Compilation): void {
  const digestOf = (file: string): string => {
    const bytes = compilation.getAsset(file)?.source.buffer();
    if (bytes === undefined)
      throw new Error(`The page names ${file}, which the build has not made`);
    // Shorter than SHA-384: no compression makes digests smaller.
    return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  };
  const entries = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
  const table = JSON.stringify(laterDigests(compilation, digestOf));
  const fill = (file: string, marks: RegExp, text: (address: string) => string): void =>
    compilation.updateAsset(file, (source) => {
      const filled = new sources.ReplaceSource(source);
      for (const match of source.source().toString().matchAll(marks)) {
        filled.replace(match.index, match.index + match[0].length - 1, text(match[1] ?? ''));
      }
      return filled;
    });
  for (const file of entries.filter(isScript)) fill(file, tableMark, () => `(${table})`);
  for (const file of Object.keys(compilation.assets).filter((name) => name.endsWith('.html'))) {
    fill(file, digestMarks, (address) => digestOf(address.replace(/^\//, '')));
  }
}

/** The digests of the scripts that the entries load, by chunk. */
function laterDigests(
  { chunks }: Compilation,
  digestOf: (file: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    [...chunks]
      .filter((chunk) => !chunk.canBeInitial())
      .flatMap((chunk) =>
        [...chunk.files].filter(isScript).map((file) => [String(chunk.id), digestOf(file)]),
      ),
  );
}
