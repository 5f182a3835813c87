import pg from 'pg';
import { ARRAY_TYPES, VALUE_PARSERS } from '../value-parsers.ts';

type Parser = (value: string) => unknown;

// The driver's types describe another version's array parser.
const arrays = pg.types.arrayParser as unknown as {
  create(source: string, element: Parser): { parse(): unknown[] };
};

function arrayParser(element: Parser): Parser {
  return (value) => arrays.create(value, element).parse();
}

const parsers = new Map<number, Parser>([
  ...Object.entries(VALUE_PARSERS).map(([oid, parser]): [number, Parser] => [Number(oid), parser]),
  ...Object.entries(ARRAY_TYPES).map(([oid, element]): [number, Parser] => [
    Number(oid),
    arrayParser(VALUE_PARSERS[element] ?? String),
  ]),
]);

/** Parsers of values, for the driver. */
export const postgresTypes = {
  getTypeParser: ((oid: number, format?: 'text') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};
