import type { AuditEntry } from '@leeszaal/shared-contracts';
import { useLanguage } from '@leeszaal/shared-contracts/react';
import { formatPrice } from '@leeszaal/shared-ui/price';
import { useLingui } from '@lingui/react/macro';
import { ACTION_NAMES } from './action-names.ts';
import styles from './log.module.css';

/** One line of the log. */
export function EntryRow({ entry }: { readonly entry: AuditEntry }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { at, user, action, settings = {}, order } = entry;
  return (
    <tr>
      <td>
        <time dateTime={at}>
          {i18n.date(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </td>
      <td>
        {user.name}
        <small>{user.email}</small>
      </td>
      <td>
        {i18n._(ACTION_NAMES[action])}
        <ul className={styles.detail}>
          {Object.entries(settings).map(([name, value]) => (
            <li key={name}>
              <code>{name}</code>:{' '}
              <span>{value === null ? t`default` : JSON.stringify(value)}</span>
            </li>
          ))}
          {order?.lines.map(({ isbn, title, priceInCents, currency }) => (
            <li key={isbn}>
              {title} ({isbn}) {formatPrice(priceInCents, currency ?? undefined, language)}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}
