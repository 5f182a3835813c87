/** What a link may lead to (`docs/decisions.md` 36). */
const SAFE = /^(?:https?:|mailto:)/i;
const E_MAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
/** The beginning of a web address as people write it: a name with a dot, perhaps a port and a path. */
const WITHOUT_SCHEME = /^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#]|$)/;

/**
 * The address of a link from what somebody typed: one of the web or an e-mail address, with or without
 * what stands before the colon. Undefined for anything else.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (SAFE.test(text)) return text;
  if (E_MAIL.test(text)) return `mailto:${text}`;
  return WITHOUT_SCHEME.test(text) ? `https://${text}` : undefined;
}
