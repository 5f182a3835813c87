import { askPortal, post, timed } from './ask-portal.ts';
import type { QuestionKind } from './questions.ts';
import type { LibraryServer } from './start-server.ts';

/** Records that change. */
export const CHANGED = 5000;

/** Times of searches, and how long the changes took, in ms. */
export interface WhileChanging {
  readonly times: readonly number[];
  readonly changing: number;
}

/**
 * The times of searches while records all over the catalogue change, and become what they were before. The server
 * changes them itself, in transactions as {@link changeRecords} makes them.
 */
export async function measureChanges(
  server: LibraryServer,
  { questions }: QuestionKind,
): Promise<WhileChanging> {
  const begun = performance.now();
  const address = `${server.url}/bench/change`;
  let isChanging = true;
  const changes = (async () => {
    try {
      await post(address, server.token, { amount: CHANGED, isBack: false });
    } finally {
      await post(address, server.token, { amount: CHANGED, isBack: true });
      isChanging = false;
    }
  })();
  const times: number[] = [];
  for (let at = 0; isChanging; at += 1) {
    const question = questions[at % questions.length];
    if (question !== undefined) times.push((await timed(() => askPortal(server, question))).time);
  }
  await changes;
  return { times, changing: performance.now() - begun };
}
