import { askPortal, timed } from './ask-portal.ts';
import type { QuestionKind } from './questions.ts';
import type { LibraryServer } from './start-server.ts';

/** People who search at the same time. */
export const PEOPLE = 4;

/** The times of searches, in ms, while several people ask one after another, each beginning with another question. */
export async function measureTogether(
  server: LibraryServer,
  { questions }: QuestionKind,
  rounds: number,
): Promise<number[]> {
  const times: number[] = [];
  const ask = async (person: number): Promise<void> => {
    for (let at = 0; at < rounds * questions.length; at += 1) {
      const question = questions[(person + at) % questions.length];
      if (question !== undefined) times.push((await timed(() => askPortal(server, question))).time);
    }
  };
  await Promise.all(Array.from({ length: PEOPLE }, (_each, person) => ask(person)));
  return times;
}
