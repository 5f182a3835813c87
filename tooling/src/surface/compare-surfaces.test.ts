import { describe, expect, test } from '@jest/globals';
import { compareSurfaces } from './compare-surfaces.ts';
import { readSurface } from './read-surface.ts';

const RELEASED = `
import * as v from 'valibot';

// @public
export interface HostContext {
    // (undocumented)
    readonly http: HttpPort;
    readonly pictures?: PicturesPort;
}

// @public (undocumented)
interface HttpPort {
    call(path: string): Promise<string>;
}

// @public (undocumented)
interface PicturesPort {
    take(url: string): string;
}

// @public
export const endpoints: {
    readonly getHours: Endpoint<{
        day: number;
    }>;
};

// @public
export class Gate {
    open(): void;
}

// @public
export const facts: v.ObjectSchema<{
    readonly name: v.StringSchema<undefined>;
}, undefined>;

// @public
export function isStatus(error: unknown, ...statuses: number[]): error is Error;

// @public
export function redirect(to: string): boolean;

// @public
export type Theme = 'dark' | 'sepia';
`;

/** The changes after each piece of the text was replaced. */
function changes(...replacements: readonly (readonly [string, string])[]): readonly unknown[] {
  let code = RELEASED;
  for (const [piece, replacement] of replacements) {
    expect(code).toContain(piece);
    code = code.replaceAll(piece, replacement);
  }
  return compareSurfaces(readSurface(RELEASED), readSurface(code)).map(
    ({ level, text }) => `${level}: ${text}`,
  );
}

describe('a change is major when', () => {
  test('a port is newly required', () => {
    expect(
      changes(['    readonly pictures', '    readonly terms: TermsLinks;\n    readonly pictures']),
    ).toEqual(['major: HostContext.terms is newly required']);
    expect(changes(['pictures?', 'pictures'])).toEqual([
      'major: HostContext.pictures is newly required',
    ]);
  });

  test('a port is removed', () => {
    expect(changes(['    readonly pictures?: PicturesPort;\n', ''])).toEqual([
      'major: HostContext.pictures is removed',
    ]);
  });

  test('an export is removed', () => {
    expect(changes(['export function redirect(to: string): boolean;', ''])).toEqual([
      'major: redirect is removed',
    ]);
  });

  test('a type that importers cannot name is changed', () => {
    expect(changes(['call(path: string)', 'call(path: URL)'])).toEqual([
      'major: HttpPort.call is changed',
    ]);
  });

  test('callers have to send more', () => {
    expect(changes(['day: number;', 'day: number;\nmonth: number;'])).toEqual([
      'major: endpoints.getHours.month is newly required',
    ]);
    expect(changes(['(to: string)', '(to: string, from: string)'])).toEqual([
      'major: redirect is changed',
    ]);
    const name = 'readonly name: v.StringSchema<undefined>;';
    expect(changes([name, `${name}\n    readonly port: v.NumberSchema<undefined>;`])).toEqual([
      'major: facts.port is newly required',
    ]);
  });

  test('a choice is added to a type', () => {
    expect(changes(["'sepia'", "'sepia' | 'night'"])).toEqual(['major: Theme is changed']);
  });
});

describe('a change is minor when', () => {
  test('a port is added that a host may lack', () => {
    expect(
      changes(['    readonly pictures', '    readonly terms?: TermsLinks;\n    readonly pictures']),
    ).toEqual(['minor: HostContext.terms is added']);
  });

  test('the library provides more', () => {
    expect(changes(['}>;\n};', '}>;\n    readonly getDays: Endpoint<{}>;\n};'])).toEqual([
      'minor: endpoints.getDays is added',
    ]);
    expect(changes(['open(): void;', 'open(): void;\n    close(): void;'])).toEqual([
      'minor: Gate.close is added',
    ]);
    expect(changes(['export type Theme', 'export const LIMIT = 5;\nexport type Theme'])).toEqual([
      'minor: LIMIT is added',
    ]);
  });

  test('callers may send more', () => {
    expect(changes(['day: number;', 'day: number;\nmonth?: number;'])).toEqual([
      'minor: endpoints.getHours.month is added',
    ]);
    expect(changes(['(to: string)', '(to: string, from?: string)'])).toEqual([
      'minor: redirect takes more parameters',
    ]);
    const name = 'readonly name: v.StringSchema<undefined>;';
    const port = 'readonly port: v.OptionalSchema<v.NumberSchema<undefined>, undefined>;';
    expect(changes([name, `${name}\n    ${port}`])).toEqual(['minor: facts.port is added']);
  });
});

describe('nothing changes with', () => {
  test('comments', () => {
    expect(
      changes(['    // (undocumented)\n', ''], ['// @public', '// @public (undocumented)']),
    ).toEqual([]);
  });

  test('names of parameters', () => {
    expect(
      changes(['(to: string)', '(path: string)'], ['(url: string)', '(address: string)']),
    ).toEqual([]);
  });

  test('names that importers cannot use', () => {
    expect(changes(['HttpPort', 'HttpClient'])).toEqual([]);
    expect(changes(['interface HttpPort', 'export interface HttpPort'])).toEqual([
      'minor: HttpPort is added',
    ]);
  });
});
