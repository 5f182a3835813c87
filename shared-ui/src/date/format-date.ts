/** The locale for dates, where the language has several: the interface's English is British. */
const WRITTEN_AS: Readonly<Record<string, string>> = { en: 'en-GB' };

const format = (language: string, style: Intl.DateTimeFormatOptions, date: Date): string =>
  new Intl.DateTimeFormat(WRITTEN_AS[language] ?? language, style).format(date);

/** A day, formatted for a language. */
export function formatDay(day: Date, language: string): string {
  return format(language, { dateStyle: 'long' }, day);
}

/** A day and time, formatted for a language in the browser's time zone. */
export function formatMoment(moment: Date, language: string): string {
  return format(language, { dateStyle: 'medium', timeStyle: 'short' }, moment);
}
