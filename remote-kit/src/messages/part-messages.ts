import type { DialogMessage } from '@leeszaal/shared-contracts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The network failure of the error catalogue; must be acted on (`docs/behaviour.md` C8). */
export function connectionMessage(i18n: I18n): DialogMessage {
  return {
    type: 'error',
    title: i18n._(msg`Server could not be reached`),
    body: i18n._(
      msg`There was a problem establishing a connection to the server. Please try again.`,
    ),
    actions: [{ id: 'retry', label: i18n._(msg`Try again`), variant: 'primary' }],
    mustAct: true,
  };
}

/** A chunk that is no longer on the server. The person must act on it. */
export function newerVersionMessage(i18n: I18n): DialogMessage {
  return {
    type: 'warning',
    title: i18n._(msg`A new version is available`),
    body: i18n._(
      msg`This page uses an older version that is no longer on the server. Reload the page to continue.`,
    ),
    actions: [{ id: 'reload', label: i18n._(msg`Reload the page`), variant: 'primary' }],
    mustAct: true,
  };
}
