import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../database/database.contract.ts';
import { overbooked, unaccountedLicences, wronglyRefused } from './account-for-loans.ts';
import { unaccountedOrders, unaccountedSettings, wronglySold } from './account-for-orders.ts';
import { now } from './clock.ts';
import { createGate } from './gate.ts';
import { createLedger, type Ledger } from './ledger.ts';
import type { MemorySample } from './memory.ts';
import { createPerson, type Person } from './person.ts';
import type { Application } from './person-session.ts';
import { readBooks, readLicences, readSessions } from './read-books.ts';
import { readWorld } from './read-world.ts';
import { scriptOf } from './script.ts';
import { LIBRARIES, type World } from './soak.contract.ts';
import type { ServerProgram } from './start-program.ts';

/** How long a soak lasts, and with whom. */
export interface SoakOptions {
  readonly seed: number;
  readonly people: number;
  readonly seconds: number;
  /** How long a loan lasts, in seconds: short, so that loans lapse too. */
  readonly loanSeconds: number;
  /** Milliseconds that people think between two steps, on average. */
  readonly meanPause: number;
  /** How often everybody stands still to be counted. */
  readonly rounds: number;
}

/** What a soak came to. */
export interface SoakOutcome {
  readonly ledger: Ledger;
  readonly memory: readonly MemorySample[];
  /** What each account says that it should not, by the account's name. */
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

/** People whose session is another in the database than they think. */
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
  return [...wrong, ...others.map((id) => `session ${id} goes on and is nobody's`)];
}

/** Lets everybody live on the running server, and holds what they were told against the database. */
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
      'nobody is refused what is free': wronglyRefused(loanFacts),
      'every order is kept, owned and logged': unaccountedOrders(orders, world.offers, books),
      'no book is sold twice, and none refused that was not': wronglySold(orders),
      'every change of settings is logged': unaccountedSettings(settings, books, LIBRARIES),
      'every session is as its owner knows it': sessions,
    },
  };
}
