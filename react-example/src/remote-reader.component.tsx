import type { EmbedEvent, RemoteHandle } from '@leeszaal/shared-contracts';
import { useEffect, useRef } from 'react';
import { createHostContext } from './host-context.ts';
import { loadRemote } from './load-remote.ts';
import type { Settings } from './settings.ts';

interface RemoteReaderProps {
  readonly settings: Settings;
  readonly docKey: string;
  readonly getToken: () => Promise<string>;
  readonly onEvent: (event: EmbedEvent) => void;
  readonly onClose: () => void;
}

/**
 * Shows a document in the library's present reader. Each document has an element of its own (its `key`): the reader of
 * the one before it still gives the loan back.
 */
export function RemoteReader({ settings, docKey, getToken, onEvent, onClose }: RemoteReaderProps) {
  const place = useRef<HTMLDivElement>(null);
  const overlays = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current || !overlays.current) return;
    const abort = new AbortController();
    const element = place.current;
    let handle: RemoteHandle | undefined;
    let isOver = false;
    const host = createHostContext({
      library: settings.library,
      docKey,
      getToken,
      overlays: overlays.current,
      onEvent,
      onClose,
      onMove: (location) => handle?.update({ kind: 'location', location }),
      signal: abort.signal,
    });
    const mount = async () => {
      const [reader, context] = await Promise.all([loadRemote(settings, 'reader'), host]);
      if (!isOver) handle = await reader.mount(element, context);
    };
    const mounting = mount().catch(reportError);
    const leave = async () => {
      await mounting;
      // The loan ends, and then what the reader has of this host.
      await handle?.unmount('navigate');
      abort.abort();
    };
    return () => {
      isOver = true;
      void leave();
    };
  }, [settings, docKey, getToken, onEvent, onClose]);
  return (
    <>
      <div className="reader" ref={place} />
      <div ref={overlays} />
    </>
  );
}
