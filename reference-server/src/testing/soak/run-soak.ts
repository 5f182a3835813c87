import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../database/database.contract.ts';
import { overbooked, unaccountedLicences, wronglyRefused } from './accounts/account-for-loans.ts';
import {
  unaccountedOrders,
  unaccountedSettings,
  wronglySold,
} from './accounts/account-for-orders.ts';
import { readBooks, readLicences, readSessions } from './accounts/read-books.ts';
import { now } from './model/clock.ts';
import { createLedger, type Ledger } from './model/ledger.ts';
import { LIBRARIES, type World } from './model/soak.contract.ts';
import { createGate } from './people/gate.ts';
import { createPerson, type Person } from './people/person.ts';
import type { Application } from './people/person-session.ts';
import { scriptOf } from './people/script.ts';
import type { MemorySample } from './server/memory.ts';
import { readWorld } from './server/read-world.ts';
import type { ServerProgram } from './server/start-program.ts';

/** Duration and people of a soak. */
export interface SoakOptions {
  readonly seed: number;
  readonly people: number;
  readonly seconds: number;
  /** How long a loan lasts, in seconds: short, so that loans lapse too. */
  readonly loanSeconds: number;
  /** Mean pause between two steps, in milliseconds. */
  readonly meanPause: number;
  /** How often all people pause for a count. */
  readonly rounds: number;
}

/** The outcome of a soak. */
export interface SoakOutcome {
  readonly ledger: Ledger;
  readonly memory: readonly MemorySample[];
  /** Failures of each account, by its name. */
  readonly accounts: Readonly<Record<string, readonly string[]>>;
  readonly world: World;
}

async function readApplication(url: string): Promise<Application> {
  const answer = await fetch(`${url}/config.json`);
  const { sso } = (await answer.json()) as {
    sso: Record<'appId' | 'appName' | 'client' | 'key', string>;
  };
  return { appId: sso.appId, appName: sso.appName, client: sso.client, secret: sso.key };
}

/** Finds people whose session differs from the database. */
async function unaccountedSessions(
  database: Database,
  people: readonly Person[],
): Promise<string[]> {
  const living = await readSessions(database);
  const known = new Set<string>();
  const wrong = people.flatMap(({ session }) => {
    const family = session.family();
    if (family === undefined) return [];
    known.add(family.id);
    const generation = living.get(family.id);
    return generation === family.generation
      ? []
      : [`session ${family.id} is at ${generation}, not at ${family.generation}`];
  });
  const others = [...living.keys()].filter((id) => !known.has(id));
  return [...wrong, ...others.map((id) => `session ${id} is open and belongs to no person`)];
}

/** Runs all people against the server, and compares their answers with the database. */
export async function runSoak(
  server: ServerProgram,
  database: Database,
  options: SoakOptions,
): Promise<SoakOutcome> {
  const world = await readWorld(database, options);
  const ledger = createLedger(now);
  const application = await readApplication(server.url);
  const people = world.characters.map((character) =>
    createPerson({ url: server.url, application, character, world, ledger }),
  );
  const gate = createGate();
  const closing = new AbortController();
  const lives = people.map((person, index) => {
    const character = world.characters[index];
    if (character === undefined) throw new Error('There are more people than characters');
    return person.live(scriptOf(character, options.seed, options.meanPause), gate, closing.signal);
  });

  const { loans, refusals, orders, settings } = ledger;
  const loanFacts = { ...world, loans, refusals };
  const licences: string[] = [];
  const memory: MemorySample[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    await pause((options.seconds * 1000) / options.rounds);
    await gate.shut();
    const { rows, asked } = await readLicences(database);
    licences.push(...unaccountedLicences(loanFacts, rows, asked));
    memory.push(await server.memory());
    if (round === options.rounds - 1) closing.abort();
    gate.open();
  }
  await Promise.all(lives);

  const sessions = await unaccountedSessions(database, people);
  for (const { reading } of people) await reading.giveEverythingBack();
  const { rows } = await readLicences(database);
  licences.push(...rows.map(({ pub_key, subject }) => `${subject} never gave ${pub_key} back`));
  const books = await readBooks(database);
  return {
    world,
    ledger,
    memory,
    accounts: {
      'every licence is accounted for': licences,
      'never more readers than seats': overbooked(loanFacts),
      'no refusal while a seat is free': wronglyRefused(loanFacts),
      'every order is kept, owned and logged': unaccountedOrders(orders, world.offers, books),
      'no book is sold twice, and none refused that was not': wronglySold(orders),
      'every change of settings is logged': unaccountedSettings(settings, books, LIBRARIES),
      'every session is as its owner knows it': sessions,
    },
  };
}
