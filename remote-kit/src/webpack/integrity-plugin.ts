import { createHash } from 'node:crypto';
import { entryFile } from '@leeszaal/shared-contracts/registry';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const { Compilation, RuntimeGlobals, RuntimeModule, Template, runtime, sources } = webpack;

const placeholder = '%LEESZAAL-INTEGRITY%';
const quotedPlaceholder = new RegExp(`(["'\`])${placeholder}\\1`, 'g');
const runnable = /\.(m?js|css|wasm)$/;

/** A digest that no file has: a file outside the table does not run. */
const nothingMatches = `sha384-${'A'.repeat(64)}`;

const digestOf = `${RuntimeGlobals.require}.leeszaalDigest`;
const guard = `${RuntimeGlobals.require}.leeszaalGuard`;

/**
 * A free name that the code of a remote may call: it returns the `integrity` of a file of the same
 * remote. No element loads a worker, so the browser does not check it: fetch it with this digest,
 * and start it from the bytes.
 */
const digestName = '__leeszaal_integrity__';

/**
 * Gives webpack's runtime a function that prepares an element for an address. It sets the digest.
 * After a failure it sets another address for the same file, because the browser's cache may hold
 * the wrong bytes.
 */
class IntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super('leeszaal integrity', RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    return Template.asString([
      `var digests = ${JSON.stringify(placeholder)};`,
      'var failures = {};',
      `${digestOf} = function (url) {`,
      Template.indent([
        `var base = new URL(${RuntimeGlobals.publicPath}, document.baseURI).href;`,
        'var address = new URL(url, document.baseURI).href;',
        'var file = address.indexOf(base) === 0 ? address.slice(base.length) : "";',
        `return digests[file] || ${JSON.stringify(nothingMatches)};`,
      ]),
      '};',
      `${guard} = function (element, url) {`,
      Template.indent([
        `element.integrity = ${digestOf}(url);`,
        'element.addEventListener("error", function () {',
        Template.indent('failures[url] = (failures[url] || 0) + 1;'),
        '});',
        'return failures[url] ? url + "?again=" + failures[url] : url;',
      ]),
      '};',
    ]);
  }
}

/**
 * Every script and style sheet that a remote loads later carries the `integrity` of the built file.
 * `remoteEntry.js` holds the digests, and the signed registry holds its own, so a chunk is protected as
 * the entry is. A missing digest throws nothing: a throw inside webpack's loading function would leave
 * the chunk pending for ever.
 */
export class IntegrityPlugin {
  apply(compiler: webpack.Compiler): void {
    new webpack.DefinePlugin({ [digestName]: digestOf }).apply(compiler);
    compiler.hooks.thisCompilation.tap(IntegrityPlugin.name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap(IntegrityPlugin.name, (chunk, requirements) => {
          requirements.add(RuntimeGlobals.publicPath);
          requirements.add(RuntimeGlobals.createScriptUrl);
          compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule());
        });

      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        IntegrityPlugin.name,
        (source) =>
          Template.asString([
            source,
            `script.src = ${RuntimeGlobals.createScriptUrl}(${guard}(script, url));`,
          ]),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        IntegrityPlugin.name,
        (source, { tag, href }) =>
          Template.asString([source, `${tag}.href = ${guard}(${tag}, ${href});`]),
      );

      compilation.hooks.processAssets.tap(
        // Once the names with a content hash are final.
        {
          name: IntegrityPlugin.name,
          stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER,
        },
        (assets) => {
          const table = JSON.stringify(integrityTable(assets));
          compilation.updateAsset(entryFile, (source) => fillIn(source, table));
        },
      );
    });
  }
}

function integrityTable(
  assets: Readonly<Record<string, webpack.sources.Source>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(assets)
      .filter(([file]) => runnable.test(file) && file !== entryFile)
      .map(([file, source]) => [
        file,
        `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`,
      ]),
  );
}

function fillIn(source: webpack.sources.Source, table: string): webpack.sources.Source {
  const filled = new sources.ReplaceSource(source);
  for (const match of source.source().toString().matchAll(quotedPlaceholder)) {
    filled.replace(match.index, match.index + match[0].length - 1, `(${table})`);
  }
  return filled;
}

/** Without digests, as under `pnpm dev`, where files change all the time: an empty one checks nothing. */
export const noIntegrity = new webpack.DefinePlugin({
  [digestName]: '(function () { return ""; })',
});
