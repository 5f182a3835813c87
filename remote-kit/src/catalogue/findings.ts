import type { CatalogType, ExtractedCatalogType } from '@lingui/cli/api';
import { type MessageShape, messageShape } from './message-shape.ts';

/** A fault of one message in one language. */
export type Finding =
  | { readonly kind: 'missing'; readonly message: string }
  | { readonly kind: 'untranslated'; readonly message: string }
  | { readonly kind: 'obsolete'; readonly message: string }
  | { readonly kind: 'broken'; readonly message: string; readonly reason: string };

/**
 * Compares a language's catalogue with the messages of the source.
 *
 * @param fromSource the messages of the code
 * @param catalogue the language's file; undefined when there is none
 */
export function findingsOf(
  fromSource: ExtractedCatalogType,
  catalogue: CatalogType = {},
): Finding[] {
  const present = Object.entries(fromSource).flatMap(([id, { message = id }]): Finding[] => {
    const entry = catalogue[id];
    if (entry === undefined || entry.obsolete) return [{ kind: 'missing', message }];
    if (!entry.translation) return [{ kind: 'untranslated', message }];
    const reason = difference(messageShape(message), messageShape(entry.translation));
    return reason === null ? [] : [{ kind: 'broken', message, reason }];
  });
  const obsolete = Object.entries(catalogue)
    .filter(([id]) => fromSource[id] === undefined)
    .map(([id, entry]): Finding => ({ kind: 'obsolete', message: entry.message ?? id }));
  return [...present, ...obsolete];
}

function difference(source: MessageShape, translation: MessageShape): string | null {
  if (translation.kind === 'invalid') return translation.reason;
  if (source.kind === 'invalid') return `in the source: ${source.reason}`;
  const lost = [...source.slots].filter((slot) => !translation.slots.has(slot));
  const added = [...translation.slots].filter((slot) => !source.slots.has(slot));
  if (lost.length > 0) return `the translation lacks ${lost.join(', ')}`;
  if (added.length > 0) return `the source has no ${added.join(', ')}`;
  return null;
}
