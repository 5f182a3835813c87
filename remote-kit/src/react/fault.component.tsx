import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

/**
 * Replaces the screens of a remote after a fault in them, where the host does not. It is in the first code of each
 * remote, so that no file has to load after a fault; a host with a screen of its own shows that.
 */
export function Fault() {
  const { i18n } = useLingui();
  return (
    <div role="alert">
      <h1>{i18n._(msg`This part of the library stopped unexpectedly`)}</h1>
      <p>{i18n._(msg`Reload the page to continue.`)}</p>
    </div>
  );
}
