import { useLanguage } from '@leeszaal/shared-contracts/react';
import { formatMoment } from '@leeszaal/shared-ui/date';

/** When something was done, by the clock of whoever reads it. */
export function EntryTime({ at }: { readonly at: string }) {
  const language = useLanguage();
  return <time dateTime={at}>{formatMoment(new Date(at), language)}</time>;
}
