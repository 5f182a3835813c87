/** An hour such as 14:05, for a language, in the browser's time zone. */
export function formatHour(moment: number, language: string): string {
  return new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment);
}
