import type { AuditEntry } from '@leeszaal/shared-contracts';
import { Plural, useLingui } from '@lingui/react/macro';
import styles from '../audit/audit.module.css';
import { EntryTime } from '../audit/entry-time.component.tsx';
import { SETTING_NAMES } from '../draft/setting-names.ts';
import { OrderLines } from '../orders/order-lines.component.tsx';
import { ACTION_NAMES } from './action-names.ts';
import { ClientLine } from './client-line.component.tsx';
import { ConnectionLines } from './connection-lines.component.tsx';
import { EmbedLines } from './embed-lines.component.tsx';
import { PersonLines } from './person-lines.component.tsx';
import { ProviderLine } from './provider-line.component.tsx';
import { settingValue } from './setting-value.ts';
import { TextLines } from './text-lines.component.tsx';

/** One line of the log. */
export function EntryRow({ entry }: { readonly entry: AuditEntry }) {
  const { i18n } = useLingui();
  const { at, user, action, settings = {}, order, embed, person, provider, connection } = entry;
  const { people: total, text, client } = entry;
  const nameOf = (setting: string) => {
    const known = SETTING_NAMES[setting as keyof typeof SETTING_NAMES];
    return known ? i18n._(known) : setting;
  };
  return (
    <tr>
      <td>
        <EntryTime at={at} />
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
              {nameOf(name)}: <span>{settingValue(name, value, i18n)}</span>
            </li>
          ))}
        </ul>
        {embed && <EmbedLines embed={embed} />}
        {person && <PersonLines person={person} />}
        {provider && <ProviderLine provider={provider} />}
        {client && <ClientLine client={client} />}
        {connection && <ConnectionLines connection={connection} />}
        {text && <TextLines text={text} />}
        {total !== undefined && (
          <p className={styles.detail}>
            <Plural value={total} one="# person" other="# people" />
          </p>
        )}
        {order && <OrderLines order={order} />}
      </td>
    </tr>
  );
}
