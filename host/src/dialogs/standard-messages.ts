import type { DialogMessage } from '@leeszaal/shared-contracts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Account } from '../session/account.ts';

/** A session that could not be refreshed (`docs/behaviour.md` C8). */
export function authenticationMessage(i18n: I18n): DialogMessage {
  return {
    type: 'error',
    title: i18n._(msg`Authentication could not be refreshed`),
    body: i18n._(
      msg`The authentication with the server has expired and could not be refreshed. Please log in again to continue using the application.`,
    ),
    actions: [{ id: 'login', label: i18n._(msg`Log in`), variant: 'primary' }],
    mustAct: true,
  };
}

/** A change that the server could not store (507). */
export function storageFullMessage(i18n: I18n): DialogMessage {
  return {
    type: 'error',
    title: i18n._(msg`The library is out of storage space`),
    body: i18n._(
      msg`Your last change was not saved. You can continue to read and search. Please tell your library.`,
    ),
    actions: [{ id: 'close', label: i18n._(msg`Close`) }],
  };
}

/** A client switch that the server refused or that failed (`docs/behaviour.md` C8). */
export function clientSwitchMessage(i18n: I18n): DialogMessage {
  return {
    type: 'error',
    title: i18n._(msg`Could not switch client`),
    body: i18n._(msg`Something went wrong while switching client, please try again later`),
    actions: [{ id: 'close', label: i18n._(msg`Close`) }],
  };
}

/** A config object that is unknown, used or expired: usually an old link. */
export function refusedLinkMessage(i18n: I18n): DialogMessage {
  return {
    type: 'warning',
    title: i18n._(msg`This link is no longer valid`),
    body: i18n._(msg`It has already been used, or it has expired. Ask the sender for a new link.`),
    actions: [{ id: 'continue', label: i18n._(msg`Continue`) }],
  };
}

/** Isolates a name from the writing direction of its sentence. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

/** An account in a button: the name, or the e-mail address if the other account has the same name. */
function briefAccount(i18n: I18n, { person, library }: Account, other: Account): string {
  if (person === undefined) {
    const libraryName = isolated(library.name);
    return i18n._(msg`visitor (${libraryName})`);
  }
  const { name, email } = person;
  return isolated(name === other.person?.name ? (email ?? name) : name);
}

/** An account in a sentence: its name and e-mail address. */
function fullAccount(i18n: I18n, account: Account): string {
  const { person } = account;
  if (person === undefined) return briefAccount(i18n, account, account);
  const { name, email } = person;
  return isolated(email === undefined ? name : `${name} (${email})`);
}

/** A link with the tokens of another account. The person must choose (`docs/decisions.md` 81). */
export function otherAccountMessage(i18n: I18n, present: Account, brought: Account): DialogMessage {
  const [presentName, broughtName] = [fullAccount(i18n, present), fullAccount(i18n, brought)];
  const [stayAs, switchTo] = [
    briefAccount(i18n, present, brought),
    briefAccount(i18n, brought, present),
  ];
  return {
    type: 'warning',
    title: i18n._(msg`This link is for another account`),
    body: [
      i18n._(msg`You are logged in as ${presentName}.`),
      i18n._(msg`The link you opened logs you in as ${broughtName}.`),
    ],
    actions: [
      { id: 'stay', label: i18n._(msg`Stay logged in as ${stayAs}`), variant: 'primary' },
      { id: 'switch', label: i18n._(msg`Switch to ${switchTo}`), variant: 'secondary' },
    ],
    mustAct: true,
  };
}

/** A note about a link whose tokens the server refuses; the session continues. */
export function unusableLinkNote(i18n: I18n, present: Account): string {
  const name = briefAccount(i18n, present, { ...present, person: undefined });
  return i18n._(msg`The link could not log you in. You are still logged in as ${name}.`);
}
