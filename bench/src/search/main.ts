import { parseArgs } from 'node:util';
import { quantile } from '../range.ts';
import { DATABASES, type DatabaseKind, openLibrary } from './library.ts';
import { kindsFor, type Measured, measureKind, warmUp } from './measure.ts';
import { CHANGED, measureChanges } from './measure-changes.ts';
import { measureSuggestions } from './measure-suggestions.ts';
import { measureTogether, PEOPLE } from './measure-together.ts';
import type { QuestionKind } from './questions.ts';
import { answerOf, type LibraryServer, startServer } from './start-server.ts';

const USAGE =
  'Usage: pnpm bench:search [--records N]… [--database pglite|postgres]… [--rounds N] [--plain-rounds N] [--questions N] [--only part of a name]…';

/*
 * `pnpm bench:search`: the duration of searches in a generated catalogue through HTTP, beside plain
 * SQL on the same database, as a table for `bench/README.md`. A library is generated once and kept.
 */
const { values } = parseArgs({
  options: {
    records: { type: 'string', multiple: true, default: ['100000'] },
    database: { type: 'string', multiple: true, default: [...DATABASES] },
    rounds: { type: 'string', default: '20' },
    'plain-rounds': { type: 'string' },
    questions: { type: 'string', default: '3' },
    only: { type: 'string', multiple: true },
  },
});
const sizes = values.records.map(Number);
const kinds = values.database.filter((name): name is DatabaseKind =>
  DATABASES.some((kind) => kind === name),
);
const portal = Number(values.rounds);
const plain = Number(values['plain-rounds'] ?? values.rounds);
const questions = Number(values.questions);
const isMeasured = (name: string): boolean =>
  values.only === undefined || values.only.some((part) => name.includes(part));
const positive = [...sizes, portal, questions];
if (kinds.length === 0 || positive.some((number) => !(number > 0)) || !(plain >= 0)) {
  console.error(USAGE);
  process.exit(1);
}

const tell = (line: string): void => console.error(line);
const ms = (time: number): string => time.toFixed(time < 10 ? 1 : 0);
const figures = (times: readonly number[]): string =>
  times.length === 0
    ? '–'
    : `${ms(quantile(times, 0.5))} / ${ms(quantile(times, 0.95))} (${ms(Math.min(...times))} to ${ms(Math.max(...times))}, n=${times.length})`;

function row({ name, found, portal: ours, plain: other }: Measured): string {
  return `| ${name} | ${found} | ${figures(ours)} | ${figures(other)} |`;
}

/** The rows that are no kinds of search. */
async function benchOthers(server: LibraryServer, common: QuestionKind): Promise<void> {
  const print = (name: string, times: readonly number[]) =>
    console.log(`| ${name} | – | ${figures(times)} | – |`);
  if (isMeasured('suggestions')) {
    print('suggestions while typing', await measureSuggestions(server, portal));
  }
  if (isMeasured('at once')) {
    const times = await measureTogether(server, common, portal);
    print(`${common.name}, ${PEOPLE} people at once`, times);
  }
  if (isMeasured('change')) {
    const { times, changing } = await measureChanges(server, common);
    print(`${common.name}, while ${CHANGED} records change and change back`, times);
    tell(`the changes took ${ms(changing)} ms`);
  }
}

async function bench(kind: DatabaseKind, size: number): Promise<void> {
  await using library = await openLibrary(kind, size, tell);
  await using server = await startServer(library);
  const megabytes = Math.round(server.memory / 2 ** 20);
  console.log(`\n${size} records on ${kind}: answers after ${ms(server.started)} ms,`);
  console.log(`ready after ${ms(server.prepared)} ms more, with ${megabytes} MB`);
  if (server.warmed !== undefined) console.log(`common words after ${ms(server.warmed)} ms more`);
  console.log('');
  console.log('| Search | Found | p50 / p95 (range), ms | Plain SQL, ms |');
  console.log('| --- | --- | --- | --- |');
  const all = await kindsFor(server);
  const asked = all.map((each) => ({ ...each, questions: each.questions.slice(0, questions) }));
  await warmUp(server, asked);
  for (const each of asked.filter(({ name }) => isMeasured(name))) {
    console.log(row(await measureKind(server, each, { portal, plain })));
  }
  const [common] = asked;
  if (common) await benchOthers(server, common);
  const { bytes } = await answerOf(`${server.url}/bench/memory`);
  console.log(`\nat most ${Math.round(Number(bytes) / 2 ** 20)} MB`);
}

for (const kind of kinds) for (const size of sizes) await bench(kind, size);
