import { type Answer, askPortal, post, timed } from './ask-portal.ts';
import { GENERATED_WORDS } from './generate-records.ts';
import type { PlainQuestion } from './plain-sql.ts';
import { type Question, type QuestionKind, questionKinds, toPlain } from './questions.ts';
import { spellingsOf } from './spellings.ts';
import type { LibraryServer } from './start-server.ts';

/** The times of one kind of search, in ms from the request to the end of the response. */
export interface Measured {
  readonly name: string;
  /** The mean number of records found. */
  readonly found: number;
  readonly portal: readonly number[];
  /** Empty where plain SQL was not asked. */
  readonly plain: readonly number[];
}

async function askPlain({ url, token }: LibraryServer, question: PlainQuestion): Promise<Answer> {
  return (await post(`${url}/bench/plain`, token, question)) as Answer;
}

const spellings = spellingsOf(GENERATED_WORDS);

/** The question for plain SQL, with the other forms of its words that the portal also finds. */
async function plainOf({ url, token }: LibraryServer, question: Question): Promise<PlainQuestion> {
  const { words } = question;
  if (words === '') return toPlain(question, []);
  const found = (await post(`${url}/bench/forms`, token, { words })) as string[][];
  return toPlain(
    question,
    found.map((forms) => [...new Set(forms.flatMap(spellings))]),
  );
}

const frequent = (answer: Answer, facet: string): string[] =>
  Object.entries(answer.facets[facet] ?? {})
    .sort(([, a], [, b]) => b - a)
    .map(([value]) => value);

/** The kinds of search, with facet values of this library. */
export async function kindsFor(server: LibraryServer): Promise<QuestionKind[]> {
  const whole = await askPortal(server, {
    words: '',
    notKeyword: '',
    facets: {},
    order: 'score desc',
    page: 1,
  });
  return questionKinds({
    keywords: frequent(whole, 'keywords'),
    yearofpublication: frequent(whole, 'yearofpublication'),
  });
}

/** Rounds after which the server's code is optimised and its data is in memory. */
const WARMING_ROUNDS = 8;

/** Runs every kind of search without measuring, so that the first measured one is no slower. */
export async function warmUp(server: LibraryServer, kinds: readonly QuestionKind[]): Promise<void> {
  for (let round = 0; round < WARMING_ROUNDS; round += 1) {
    for (const { questions } of kinds) {
      const question = questions[round % questions.length];
      if (question !== undefined) await askPortal(server, question);
    }
  }
}

/**
 * Runs every question of a kind, first against the portal and then in plain SQL, each after a
 * warm-up round. The two do not alternate: plain SQL reads the whole catalogue, which evicts the
 * portal's pages from the database's buffers.
 */
export async function measureKind(
  server: LibraryServer,
  { name, questions, isPortalOnly }: QuestionKind,
  rounds: { readonly portal: number; readonly plain: number },
): Promise<Measured> {
  const rowOf = async <Asked>(
    times: number,
    asked: readonly Asked[],
    ask: (question: Asked) => Promise<Answer>,
  ) => {
    const totals: number[] = [];
    const taken: number[] = [];
    for (let round = 0; round <= times; round += 1) {
      for (const question of asked) {
        const { time, total } = await timed(() => ask(question));
        if (round === 0) totals.push(total);
        else taken.push(time);
      }
    }
    return { totals, taken };
  };
  const portal = await rowOf(rounds.portal, questions, (each) => askPortal(server, each));
  const found = portal.totals.reduce((sum, total) => sum + total, 0) / questions.length;
  const measured = { name, found: Math.round(found), portal: portal.taken };
  if (isPortalOnly || rounds.plain === 0) return { ...measured, plain: [] };
  const inPlainSql = await Promise.all(questions.map((each) => plainOf(server, each)));
  const plain = await rowOf(rounds.plain, inPlainSql, (each) => askPlain(server, each));
  for (const [at, { words, notKeyword }] of questions.entries()) {
    if (portal.totals[at] !== plain.totals[at]) {
      throw new Error(
        `"${words || notKeyword}" finds ${portal.totals[at]}, by plain SQL ${plain.totals[at]}.`,
      );
    }
  }
  return { ...measured, plain: plain.taken };
}
