/** How days are written where the language alone leaves it open: the interface's English is British. */
const WRITTEN_AS: Readonly<Record<string, string>> = { en: 'en-GB' };

const format = (language: string, style: Intl.DateTimeFormatOptions, date: Date): string =>
  new Intl.DateTimeFormat(WRITTEN_AS[language] ?? language, style).format(date);

/** A day in the words of a language. */
export function formatDay(day: Date, language: string): string {
  return format(language, { dateStyle: 'long' }, day);
}

/** A day and an hour in the words of a language, by the clock of whoever reads them. */
export function formatMoment(moment: Date, language: string): string {
  return format(language, { dateStyle: 'medium', timeStyle: 'short' }, moment);
}
