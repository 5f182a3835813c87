import { useLanguage } from '@leeszaal/remote-kit/react';
import { formatMoment } from '@leeszaal/shared-ui/date';

/** The time of an entry in the browser's time zone. */
export function EntryTime({ at }: { readonly at: string }) {
  const language = useLanguage();
  return <time dateTime={at}>{formatMoment(new Date(at), language)}</time>;
}
