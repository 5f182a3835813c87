import { formatDay } from '@leeszaal/shared-ui/date';

/** The format of a day in records. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** The format of a language code in records. */
const LANGUAGE_CODE = /^[a-z]{2,3}(?:-[a-z]{2})?$/i;

/** Formats a day in the interface's language; other text stays unchanged. */
export function readableDate(text: string, language: string): string {
  const day = new Date(`${text.trim()}T00:00:00`);
  if (!DAY.test(text.trim()) || Number.isNaN(day.getTime())) return text;
  return formatDay(day, language);
}

/** The name of a language in the interface's language; other text stays unchanged. */
export function readableLanguage(text: string, language: string): string {
  const code = text.trim();
  if (!LANGUAGE_CODE.test(code)) return text;
  const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'code' });
  const name = names.of(code) ?? code;
  if (name === code) return text;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
