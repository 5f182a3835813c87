import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/**
 * Reads a JSON file of the demonstration.
 *
 * @throws when the file does not fit the schema
 */
export function readData<Schema extends v.GenericSchema>(
  file: URL,
  schema: Schema,
): v.InferOutput<Schema> {
  return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
}
