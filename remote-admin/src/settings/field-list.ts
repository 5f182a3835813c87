import { ADVANCED_FIELD_LIMIT } from '@leeszaal/shared-contracts';

/** The list with a field moved to another index; an index out of range changes nothing. */
export function moveField(fields: readonly string[], from: number, to: number): readonly string[] {
  const field = fields[from];
  if (field === undefined || to < 0 || to >= fields.length || from === to) return fields;
  return fields.toSpliced(from, 1).toSpliced(to, 0, field);
}

/** The list with one more field at its end, unless it is full or contains the field. */
export function addField(fields: readonly string[], field: string): readonly string[] {
  return fields.length < ADVANCED_FIELD_LIMIT && !fields.includes(field)
    ? [...fields, field]
    : fields;
}
