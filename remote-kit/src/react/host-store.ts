import {
  createListeners,
  type HostChange,
  type HostContext,
  type HostLocation,
  type Language,
  type Library,
  type Session,
} from '@leeszaal/shared-contracts';

/** The state of the host that a remote's screens follow. */
export interface HostSnapshot {
  readonly language: Language;
  readonly session: Session;
  readonly library: Library;
  readonly location: HostLocation;
  /** Counts the presses of the home button while home was shown. */
  readonly homePresses: number;
}

/** Holds the current snapshot for React; the host's changes update it. */
export interface HostStore {
  snapshot(): HostSnapshot;
  apply(change: HostChange): void;
  subscribe(listener: () => void): () => void;
}

/** The snapshot after a change. */
export function nextSnapshot(snapshot: HostSnapshot, change: HostChange): HostSnapshot {
  switch (change.kind) {
    case 'language':
      return { ...snapshot, language: change.language };
    case 'session':
      return { ...snapshot, session: change.session };
    case 'library':
      return { ...snapshot, library: change.library };
    case 'location':
      return { ...snapshot, location: change.location };
    case 'home':
      return { ...snapshot, homePresses: snapshot.homePresses + 1 };
  }
}

/** Creates the store of one mount from the current state of the ports. */
export function createHostStore(context: HostContext): HostStore {
  let snapshot: HostSnapshot = {
    language: context.language.current(),
    session: context.session.current(),
    library: context.library.current(),
    location: context.navigation.current(),
    homePresses: 0,
  };
  const listeners = createListeners();
  return {
    snapshot: () => snapshot,
    apply(change) {
      snapshot = nextSnapshot(snapshot, change);
      listeners.notify();
    },
    subscribe: listeners.subscribe,
  };
}
