import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** The placeholders of a message: `{name}` for a value, `<0>` for an element around text. */
export type MessageShape =
  | { readonly kind: 'valid'; readonly slots: ReadonlySet<string> }
  | { readonly kind: 'invalid'; readonly reason: string };

/** Reads the values and elements that a message in ICU syntax has a place for. */
export function messageShape(message: string): MessageShape {
  try {
    const slots = new Set<string>();
    collect(compileMessageOrThrow(message), slots);
    return { kind: 'valid', slots };
  } catch (error) {
    return { kind: 'invalid', reason: error instanceof Error ? error.message : String(error) };
  }
}

function collect(compiled: CompiledMessage, slots: Set<string>): void {
  for (const token of compiled) {
    if (typeof token === 'string') {
      for (const [, tag] of token.matchAll(/<\/?([\w-]+)\/?>/g)) slots.add(`<${tag}>`);
      continue;
    }
    const [name, , choices] = token;
    slots.add(`{${name}}`);
    if (typeof choices !== 'object' || choices === null) continue;
    for (const choice of Object.values(choices)) {
      if (Array.isArray(choice)) collect(choice, slots);
      else if (typeof choice === 'string') collect([choice], slots);
    }
  }
}
