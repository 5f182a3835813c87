import { AndFilter, EqualityFilter, Filter, FilterParser, OrFilter } from 'ldapts';
import { ProviderRefusal } from '../provider.contract.ts';

/**
 * The search for the person with a login.
 *
 * @throws ProviderRefusal for a template that ldapts cannot parse
 */
export const personFilter = (template: string, login: string): Filter =>
  parse(fill(template, '{login}', Filter.escape(login)));

/** The search for the groups of the entry with a DN. @throws ProviderRefusal */
export const groupFilter = (template: string, dn: string): Filter =>
  parse(fill(template, '{dn}', Filter.escape(dn)));

/**
 * The search for a person who was found before, by the value of the subject attribute. The person still has to match
 * the template, with the login of then or any other: people get other names.
 *
 * @throws ProviderRefusal
 */
export function knownPersonFilter(
  template: string,
  login: string,
  subject: { readonly attribute: string; readonly value: Buffer },
): Filter {
  const withAnyLogin = fill(template, '{login}', '*').replace(/\*{2,}/g, '*');
  const templates = [personFilter(template, login), parse(withAnyLogin)];
  return new AndFilter({
    filters: [new EqualityFilter(subject), new OrFilter({ filters: templates })],
  });
}

function fill(template: string, place: string, text: string): string {
  return readEscapedText(template).replaceAll(place, () => text);
}

/** Replaces escaped bytes of other characters than ASCII: ldapts takes each byte for a character. */
function readEscapedText(template: string): string {
  return template.replace(/(?:\\[89a-f][\da-f])+/gi, (bytes) =>
    Buffer.from(bytes.replaceAll('\\', ''), 'hex').toString(),
  );
}

function parse(text: string): Filter {
  try {
    return FilterParser.parseString(text);
  } catch (error) {
    throw new ProviderRefusal('misconfigured', 'A filter cannot be parsed.', { cause: error });
  }
}
