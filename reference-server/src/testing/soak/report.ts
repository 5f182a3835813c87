import type { SoakOptions, SoakOutcome } from './run-soak.ts';
import { FEWEST_SAMPLES, growthOf, type MemorySample } from './server/memory.ts';

/** A result of a soak, with the evidence against it. */
export interface Finding {
  readonly name: string;
  readonly against: readonly string[];
}

/** Greatest growth of the server's memory after its warm-up. */
const GROWTH_LIMIT = 0.1;
/** Printed lines of each kind. */
const SHOWN = 12;

const MEBIBYTE = 1024 * 1024;
const mebibytes = (bytes: number): string => `${Math.round(bytes / MEBIBYTE)}`;
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

const PARTS = {
  live: 'after garbage collection, the memory of the server does not grow',
  rss: 'the memory that the system gives the server does not grow',
} as const;

function memoryFindings(samples: readonly MemorySample[]): Finding[] {
  if (samples.length < FEWEST_SAMPLES) {
    return [{ name: PARTS.live, against: ['the soak was too short to tell'] }];
  }
  return (Object.keys(PARTS) as (keyof MemorySample)[]).map((part) => {
    const growth = growthOf(samples, part);
    return { name: PARTS[part], against: growth > GROWTH_LIMIT ? [`by ${percent(growth)}`] : [] };
  });
}

/** The results of a soak: each holds without evidence against it. */
export function findingsOf({ ledger, accounts, memory }: SoakOutcome): Finding[] {
  return [
    {
      name: 'no unexpected error',
      against: ledger.complaints.map(
        ({ at, who, what }) => `${new Date(at).toISOString()} ${who}: ${what}`,
      ),
    },
    ...Object.entries(accounts).map(([name, against]) => ({ name, against })),
    ...memoryFindings(memory),
  ];
}

function callLines({ ledger }: SoakOutcome): string[] {
  return [...ledger.calls.values()]
    .toSorted((one, other) =>
      `${one.name} ${one.status}`.localeCompare(`${other.name} ${other.status}`),
    )
    .map(({ name, status, count, total, longest }) =>
      [
        name.padEnd(22),
        String(status),
        String(count).padStart(7),
        `${(total / count).toFixed(1)} ms`.padStart(11),
        `${Math.round(longest)} ms`.padStart(9),
      ].join(' '),
    );
}

function memoryLine(samples: readonly MemorySample[], part: keyof MemorySample): string {
  const values = samples.map((sample) => mebibytes(sample[part])).join(' ');
  const growth = samples.length < FEWEST_SAMPLES ? '' : ` (${percent(growthOf(samples, part))})`;
  return `${part} MB: ${values}${growth}`;
}

/** The soak in lines for a person. */
export function linesOf(options: SoakOptions, outcome: SoakOutcome): string[] {
  const { ledger, memory } = outcome;
  const calls = [...ledger.calls.values()].reduce((sum, { count }) => sum + count, 0);
  const bought = ledger.orders.filter(({ outcome: { kind } }) => kind === 'placed').length;
  return [
    'call                   status  times     average   longest',
    ...callLines(outcome),
    `${options.people} people, ${options.seconds} s, ${calls} calls (${Math.round(calls / options.seconds)}/s), seed ${options.seed}`,
    `${ledger.loans.length} loans, ${ledger.refusals.length} refused; ${bought} orders, ${ledger.orders.length - bought} refused; ${ledger.settings.length} changes of settings`,
    memoryLine(memory, 'live'),
    memoryLine(memory, 'rss'),
    ...findingsOf(outcome).flatMap(({ name, against }) => [
      `${against.length === 0 ? 'passed' : 'FAILED'}  ${name}`,
      ...against.slice(0, SHOWN).map((line) => `        ${line}`),
      ...(against.length > SHOWN ? [`        … and ${against.length - SHOWN} more`] : []),
    ]),
  ];
}
