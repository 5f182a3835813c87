import { Console } from 'node:console';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  type ChangedRelease,
  portalAt,
  publishTo,
  type ReleaseTarget,
  rollBack,
} from '@leeszaal/remote-kit/release';
import { distLayout } from '../dist-layout.ts';
import {
  type ReleasingPortal,
  startReleasingPortal,
} from '../release-target/testing/start-releasing-portal.ts';
import { launchChromium } from '../remote-loading/testing/launch-chromium.ts';
import { openSession, type Portal, type Screen, type Session } from './testing/session.ts';
import { varyRelease } from './testing/vary-release.ts';

/*
 * Teams publish ten releases and roll each one back, over HTTP as `leeszaal` does, while twenty people use the portal:
 * each in a browser context of their own, in one Chromium.
 */
const LIMIT = 3_600_000;
const CHANGES = 10;
/** People who come again and again, and tabs that stay open through a release or a rollback. */
const VISITORS = 16;
const TABS = 4;
/**
 * Milliseconds between two steps of a visitor. With shorter ones the twenty browsers alone keep two cores busy, and a
 * page that does not get the processor for the time limit of a remote says that it loaded too long.
 */
const SHORTEST_PAUSE = 2000;
const LONGEST_PAUSE = 10_000;
/** Milliseconds in which 95 of 100 new sessions see a rollback. */
const SEEN_WITHIN_MS = 60_000;

const searched = new URLSearchParams({ query: JSON.stringify({ query: 'reading', queryType: 0 }) });
const SCREENS: readonly Screen[] = [
  { remote: 'catalogue', path: '/', shown: 'h2' },
  { remote: 'catalogue', path: `/search?${searched}`, shown: 'article' },
  { remote: 'admin', path: '/admin', shown: 'h1' },
  { remote: 'shop', path: '/shop/basket', shown: 'h1' },
  { remote: 'reader', path: '/pub-handbook-of-the-reading-room', shown: 'canvas' },
  { remote: 'reader', path: '/pub-the-lighthouse-index', shown: 'iframe' },
];
const REMOTES = [...new Set(SCREENS.map(({ remote }) => remote))];

let served: ReleasingPortal;
let portal: Portal;
const targets = new Map<string, ReleaseTarget>();

beforeAll(async () => {
  served = await startReleasingPortal();
  for (const remote of REMOTES) targets.set(remote, await served.targetOf(remote));
  portal = {
    browser: await launchChromium(),
    url: served.url,
    active: await activeReleases(),
    report: { loads: 0, moves: 0, files: 0, formerFiles: 0, failures: [] },
  };
}, LIMIT);

afterAll(async () => {
  await portal?.browser.close();
  await served?.stop();
});

async function activeReleases(): Promise<Map<string, string>> {
  const { remotes } = await portalAt(served.url, undefined).readRegistry();
  const releases = Object.entries(remotes);
  return new Map(releases.map(([remote, { active }]) => [remote, basename(active.folder)]));
}

const startOf = (remote: string): Screen => {
  const screen = SCREENS.find((one) => one.remote === remote);
  if (screen === undefined) throw new Error(`${remote} has no screen.`);
  return screen;
};

/** The change of a remote's active release that was made last, and how visitors saw it. */
interface Change {
  readonly remote: string;
  readonly release: string;
  /** When the team's command had ended, in ms. */
  readonly at: number;
  /** Milliseconds until each visitor saw it. */
  readonly seen: number[];
  /** Page loads that began later and showed the former release. */
  stale: number;
}

let latest: Change | undefined;
let isOver = false;

/** Makes a change as a team does, and measures from its end. */
async function change(remote: string, make: () => Promise<ChangedRelease>): Promise<Change> {
  const { release } = await make();
  portal.active.set(remote, release);
  latest = { remote, release, at: performance.now(), seen: [], stale: 0 };
  return latest;
}

/** Begins a new session after each change, and sometimes between; else moves from screen to screen. */
async function visit(session: Session): Promise<void> {
  let known: Change | undefined;
  while (!isOver) {
    const expected = latest;
    if (expected !== undefined && expected !== known) {
      const release = await session.begin(startOf(expected.remote));
      if (release === expected.release) {
        expected.seen.push(performance.now() - expected.at);
        known = expected;
      } else expected.stale += 1;
    } else if (Math.random() < 0.2) await session.begin(anyScreen());
    else await session.go(anyScreen());
    await pause(SHORTEST_PAUSE + Math.random() * (LONGEST_PAUSE - SHORTEST_PAUSE));
  }
}

const anyScreen = (): Screen =>
  SCREENS[Math.floor(Math.random() * SCREENS.length)] ?? startOf('catalogue');

async function seenByAll({ seen, at }: Change): Promise<void> {
  while (seen.length < VISITORS) {
    if (performance.now() - at > 5 * SEEN_WITHIN_MS) throw new Error('A visitor never saw it.');
    await pause(100);
  }
}

/** Goes from screen to screen in a tab that is never reloaded, whose later chunks are of the former release. */
async function walk(tab: Session): Promise<void> {
  for (const screen of SCREENS) await tab.go(screen);
}

/** The value that this share of the values does not exceed. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}

test(
  'twenty people go on through ten releases and ten rollbacks',
  async () => {
    const sessions: Session[] = [];
    for (let person = 0; person < VISITORS + TABS; person += 1) {
      sessions.push(await openSession(portal, 'admin'));
    }
    const tabs = sessions.slice(VISITORS);
    const visits = sessions.slice(0, VISITORS).map(visit);
    const beginAll = (screen: Screen) => Promise.all(tabs.map((tab) => tab.begin(screen)));
    const settle = (made: Change) => Promise.all([...tabs.map(walk), seenByAll(made)]);
    const releases: Change[] = [];
    const rollbacks: Change[] = [];
    for (let number = 1; number <= CHANGES; number += 1) {
      const remote = REMOTES[number % REMOTES.length] ?? '';
      const target = targets.get(remote) as ReleaseTarget;
      const folder = await vary(target, remote, `release ${number}`);
      await beginAll(startOf(remote));
      releases.push(await change(remote, () => publishTo(target, remote, folder)));
      await settle(releases.at(-1) as Change);
      await beginAll(startOf(remote));
      rollbacks.push(await change(remote, () => rollBack(target, remote)));
      await settle(rollbacks.at(-1) as Change);
    }
    isOver = true;
    await Promise.all(visits);
    print({ releases, rollbacks });
    expect(portal.report.failures).toEqual([]);
    expect(portal.report.formerFiles).toBeGreaterThan(0);
    expect(
      percentile(
        rollbacks.flatMap(({ seen }) => seen),
        0.95,
      ),
    ).toBeLessThan(SEEN_WITHIN_MS);
  },
  LIMIT,
);

/** Writes the next release of a remote; resolves to its folder. */
async function vary(target: ReleaseTarget, remote: string, mark: string): Promise<string> {
  const { remotes } = await target.readRegistry();
  const from = join(served.dist, remotes[remote]?.active.folder ?? '');
  const to = join(served.root, 'releases', mark);
  await varyRelease({ remote, from, to, mark, keyFolder: distLayout().keyFolder });
  return to;
}

function print(changes: Readonly<Record<string, readonly Change[]>>): void {
  const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);
  const rows = Object.entries(changes).map(([name, made]) => {
    const seen = made.flatMap((one) => one.seen);
    return {
      changes: `${made.length} ${name}`,
      'new sessions': seen.length,
      'of them stale': made.reduce((sum, { stale }) => sum + stale, 0),
      'seen after s, median': seconds(percentile(seen, 0.5)),
      '95 %': seconds(percentile(seen, 0.95)),
      longest: seconds(Math.max(...seen)),
    };
  });
  const { failures, ...counts } = portal.report;
  const output = new Console(process.stdout);
  output.table(rows);
  output.table([{ ...counts, failures: failures.length }]);
}
