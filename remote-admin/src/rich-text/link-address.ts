/** The schemes a link may have (`docs/decisions.md` 36). */
const SAFE = /^(?:https?:|mailto:)/i;
const E_MAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
/** A web address without a scheme: a name with a dot, then perhaps a port and a path. */
const WITHOUT_SCHEME = /^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#]|$)/;

/**
 * The address of a link from typed text: a web or e-mail address, with or without its scheme.
 * Undefined for anything else.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (SAFE.test(text)) return text;
  if (E_MAIL.test(text)) return `mailto:${text}`;
  return WITHOUT_SCHEME.test(text) ? `https://${text}` : undefined;
}
