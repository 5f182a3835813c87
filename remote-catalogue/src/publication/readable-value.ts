import { formatDay } from '@leeszaal/shared-ui/date';

/** A day as records write it. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A language code as records write it; anything else is a name already. */
const LANGUAGE_CODE = /^[a-z]{2,3}(?:-[a-z]{2})?$/i;

/** A day in words of the interface's language; what is no day stays as it is. */
export function readableDate(text: string, language: string): string {
  const day = new Date(`${text.trim()}T00:00:00`);
  if (!DAY.test(text.trim()) || Number.isNaN(day.getTime())) return text;
  return formatDay(day, language);
}

/** A language's name in the interface's language; what is no code stays as it is. */
export function readableLanguage(text: string, language: string): string {
  const code = text.trim();
  if (!LANGUAGE_CODE.test(code)) return text;
  const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'code' });
  const name = names.of(code) ?? code;
  if (name === code) return text;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
