import type { Copy } from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** One fact about a copy. */
export interface CopyFact {
  readonly key: keyof Copy;
  readonly label: MessageDescriptor;
  readonly value: string;
}

/** What a copy is told apart by, beside its place and its loan (`docs/behaviour.md` C 3). */
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

/** Where a copy is: library and place in it; empty when the record doesn't say. */
export function copyPlace({ library, location }: Copy): string {
  return [library, location].filter((part) => part?.trim()).join(' · ');
}

/** The facts that are known of a copy, in their order. */
export function copyFacts(copy: Copy): readonly CopyFact[] {
  return FIELDS.flatMap((field) => {
    const value = copy[field.key]?.trim();
    return value ? [{ ...field, value }] : [];
  });
}
