import { useLingui } from '@lingui/react/macro';

/** When something was done, by the clock of whoever reads it. */
export function EntryTime({ at }: { readonly at: string }) {
  const { i18n } = useLingui();
  return (
    <time dateTime={at}>
      {i18n.date(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}
