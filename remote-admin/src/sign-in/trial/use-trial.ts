import type { MessageDescriptor } from '@lingui/core';
import { useState } from 'react';
import { providerFault } from '../provider-fault.ts';

/** A trial of a provider, whose page is in a tab of its own. */
export type TrialState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'opening' }
  /** The browser opened no tab. The address is for one use. */
  | { readonly kind: 'blocked'; readonly address: string }
  | { readonly kind: 'failed'; readonly fault: MessageDescriptor };

/** The trial of one provider. */
export interface Trial {
  readonly state: TrialState;
  /** Opens the page of a trial; call it within the press of a button. */
  readonly open: () => Promise<void>;
}

/** A full address of the web. @throws for any other one, such as `javascript:` */
function webAddress(text: string): string {
  const { href, protocol } = new URL(text, location.href);
  if (!/^https?:$/.test(protocol)) throw new Error('The answer has no address of the web');
  return href;
}

/** Tries a provider with its saved settings. */
export function useTrial(id: number, tryOut: (id: number) => Promise<string>): Trial {
  const [state, setState] = useState<TrialState>({ kind: 'idle' });
  const open = async () => {
    if (state.kind === 'opening') return;
    // Within the press: browsers block a tab that opens later. `noopener` would leave no tab to send to the address.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    setState({ kind: 'opening' });
    try {
      const address = webAddress(await tryOut(id));
      if (tab === null || tab.closed) {
        setState({ kind: 'blocked', address });
      } else {
        tab.location.replace(address);
        setState({ kind: 'idle' });
      }
    } catch (error) {
      tab?.close();
      setState({ kind: 'failed', fault: providerFault('try', error) });
    }
  };
  return { state, open };
}
