import { setTimeout as pause } from 'node:timers/promises';
import type { Ledger } from '../model/ledger.ts';
import type { Book, Character, World } from '../model/soak.contract.ts';
import { createBuying } from './buying.ts';
import { createCaller } from './caller.ts';
import type { Gate } from './gate.ts';
import { createLooking } from './looking.ts';
import type { Surroundings } from './person.contract.ts';
import { type Application, createSession, type SessionOfPerson } from './person-session.ts';
import { createReading, type Reading } from './reading.ts';
import type { ScriptLine, Step } from './script.ts';

/** Options of a person. */
export interface PersonOptions {
  readonly url: string;
  readonly application: Application;
  readonly character: Character;
  readonly world: World;
  readonly ledger: Ledger;
}

/** One of the simulated people. */
export interface Person {
  readonly session: SessionOfPerson;
  readonly reading: Reading;
  /** Follows the script until the end of the soak. Never rejects: failures are complaints. */
  live(script: Iterator<ScriptLine, never>, gate: Gate, closing: AbortSignal): Promise<void>;
}

const QUOTED = 300;

function surroundingsOf({ url, character, world, ledger }: PersonOptions): Surroundings {
  const who = character.login;
  return {
    character,
    world,
    ledger,
    caller: createCaller(url, character.address, ledger),
    check(what, answer, expected) {
      const allowed = typeof expected === 'function' ? expected(answer) : expected;
      if (allowed.includes(answer.status)) return true;
      const wanted = allowed.join(' or ');
      ledger.complain(
        who,
        `${what}: ${answer.status} instead of ${wanted}: ${answer.text.slice(0, QUOTED)}`,
      );
      return false;
    },
    claim(holds, what) {
      if (!holds) ledger.complain(who, what);
    },
  };
}

/** Creates an idle person. */
export function createPerson(options: PersonOptions): Person {
  const { character, world, ledger } = options;
  const around = surroundingsOf(options);
  const session = createSession(around, options.application);
  const reading = createReading(around, session);
  const buying = createBuying(around, session);
  const looking = createLooking(around, session);
  const bookAt = (fraction: number): Book => {
    const book = world.books[Math.floor(fraction * world.books.length)];
    if (book === undefined) throw new Error('The library has no books');
    return book;
  };

  async function act(step: Step): Promise<void> {
    switch (step.kind) {
      case 'home':
        return looking.goHome();
      case 'search':
        return looking.search(step);
      case 'shop':
        return looking.goShopping(step);
      case 'forbidden':
        return looking.tryWhatIsForbidden();
      case 'open':
        return reading.open(bookAt(step.book));
      case 'read':
        return reading.read(step.loan, step.at, step.way);
      case 'extend':
        return reading.extend(step.loan);
      case 'poll':
        return reading.poll(step.loan);
      case 'close':
        return reading.close(step.loan, step.readsOn);
      case 'place':
        return reading.keepPlace(bookAt(step.book), step.at);
      case 'order':
        return buying.order(step.picks, step.manner);
      case 'settings':
        return buying.saveSettings(step.days);
      case 'audit':
        return buying.readAudit();
      case 'switch':
        return session.switchLibrary();
      case 'refresh':
        return session.refresh(step.manner);
      case 'sign-out':
        if (step.givesBack) await reading.giveEverythingBack();
        return session.signOut(step.mistypes);
    }
  }

  async function dare(step: Step): Promise<void> {
    try {
      await act(step);
    } catch (error) {
      const cause = error instanceof Error && error.cause !== undefined ? ` (${error.cause})` : '';
      ledger.complain(character.login, `${step.kind}: ${error}${cause}`);
    }
  }

  return {
    session,
    reading,
    async live(script, gate, closing) {
      while (!closing.aborted) {
        const { after, step } = script.next().value;
        await pause(after, undefined, { signal: closing }).catch(() => undefined);
        await gate.through(async () => {
          if (!closing.aborted) await dare(step);
        });
      }
    },
  };
}
