import type { Copy } from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A fact about a copy. */
export interface CopyFact {
  readonly key: keyof Copy;
  readonly label: MessageDescriptor;
  readonly value: string;
}

/** The facts of a copy, beside location and loan (`docs/behaviour.md` C 3). */
const FIELDS: readonly Omit<CopyFact, 'value'>[] = [
  { key: 'year', label: msg`Year` },
  { key: 'part', label: msg`Part` },
  { key: 'subscription', label: msg`Subscription` },
  { key: 'edition', label: msg`Edition` },
  { key: 'isbn', label: msg`ISBN` },
  { key: 'registry', label: msg`Registry` },
  { key: 'collation', label: msg`Collation` },
  { key: 'document', label: msg`Document` },
  { key: 'additionalInfo', label: msg`Additional information` },
];

/** The library and location of a copy; may be empty. */
export function copyPlace({ library, location }: Copy): string {
  return [library, location].filter((part) => part?.trim()).join(' · ');
}

/** The known facts of a copy, in order. */
export function copyFacts(copy: Copy): readonly CopyFact[] {
  return FIELDS.flatMap((field) => {
    const value = copy[field.key]?.trim();
    return value ? [{ ...field, value }] : [];
  });
}
