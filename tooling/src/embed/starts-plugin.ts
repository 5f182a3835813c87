import webpack, { type ChunkGroup, type Compilation, type Compiler } from 'webpack';

const { Compilation: Stages, sources } = webpack;

/** The file of a build of the embed that names the scripts of its starts. */
export const STARTS_FILE = 'starts.json';

/** A document whose first page the scripts show. */
export type Start = 'epub' | 'pdf';

/** The scripts that load until the first page of a document is shown, in one language. */
export interface Starts extends Readonly<Record<Start, readonly string[]>> {
  /** Those with the messages that load later, in the same language. */
  readonly laterMessages: readonly string[];
}

/** The dynamic imports of each start, by their ends. The messages are in one of four languages. */
const IMPORTS: Readonly<Record<Start, readonly string[]>> = {
  epub: ['/mount-reader.ts', '/epub-format.ts', '/nl.po'],
  pdf: ['/mount-reader.ts', '/pdf-format.ts', '/nl.po'],
};

const LATER_MESSAGES = '/nl.po?later';

/**
 * The group of chunks that an import loads.
 *
 * @param importer a part of the path of the module that has the import
 * @throws when nothing has such an import
 */
function groupOf({ chunkGroups }: Compilation, end: string, importer = ''): ChunkGroup {
  const found = chunkGroups.find(({ origins }) =>
    origins.some(
      ({ request, module }) => request?.endsWith(end) && module?.identifier().includes(importer),
    ),
  );
  if (found === undefined) throw new Error(`The embed imports nothing that ends in ${end}`);
  return found;
}

function scriptsOf(compilation: Compilation, name: string, start: Start): string[] {
  const entry = compilation.entrypoints.get(name)?.getFiles() ?? [];
  const later = IMPORTS[start].flatMap((end) => groupOf(compilation, end).getFiles());
  return [...new Set([...entry, ...later])].filter((file) => file.endsWith('.js'));
}

/** Writes which scripts load until a first page is shown. */
export class StartsPlugin {
  readonly #entry: string;

  /** @param entry its name in the configuration */
  constructor(entry: string) {
    this.#entry = entry;
  }

  apply(compiler: Compiler): void {
    const { name } = StartsPlugin;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Stages.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const starts: Starts = {
          epub: scriptsOf(compilation, this.#entry, 'epub'),
          pdf: scriptsOf(compilation, this.#entry, 'pdf'),
          laterMessages: groupOf(compilation, LATER_MESSAGES, 'remote-reader').getFiles(),
        };
        compilation.emitAsset(STARTS_FILE, new sources.RawSource(JSON.stringify(starts)));
      });
    });
  }
}
