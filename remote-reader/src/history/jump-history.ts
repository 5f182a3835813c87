import type { HostLocation, NavigationPort } from '@leeszaal/shared-contracts';
import type { Clock } from '../clock/clock.ts';
import type { View, Viewer } from '../viewers/contract/viewer.contract.ts';
import { createStateStore } from '../viewers/state/state-store.ts';
import { placeOfEntry, withPlace } from './entry-place.ts';

/** Delay in ms before a page turn is written into its history entry: browsers limit how often that is possible. */
export const WRITE_AFTER_MS = 300;

/** Dependencies of the history. */
export interface JumpHistoryOptions {
  readonly navigation: NavigationPort;
  readonly clock: Pick<Clock, 'after'>;
}

/** The page before a jump. */
interface Jump {
  readonly view: View;
  readonly isLink: boolean;
}

/**
 * Makes each jump within the document of the current entry an entry of the browser's history, so that Back leads to
 * the place before it. A page turn changes the place of its entry.
 */
export class JumpHistory {
  readonly #navigation: NavigationPort;
  readonly #clock: JumpHistoryOptions['clock'];
  readonly #pathname: string;
  readonly #left = createStateStore<View | undefined>(undefined);
  #key: string;
  #viewer: Viewer | undefined;
  #jump: Jump | undefined;
  #turn: number | undefined;
  #cancelWrite: (() => void) | undefined;

  constructor({ navigation, clock }: JumpHistoryOptions) {
    this.#navigation = navigation;
    this.#clock = clock;
    ({ pathname: this.#pathname, key: this.#key } = navigation.current());
  }

  /** The page before the last followed link, until the next turn. */
  readonly left = this.#left.get;
  /** Calls back when {@link left} changes; returns a function that stops it. */
  readonly subscribe = this.#left.subscribe;
  /** Goes back to that page. */
  readonly back = (): void => this.#navigation.navigate(-1);

  /** Begins a jump; it becomes an entry once another page is shown. @param isLink whether it follows a link */
  readonly jump = (isLink: boolean): void => {
    const view = this.#view();
    if (view === undefined || this.#jump) return;
    this.#write(view);
    this.#jump = { view, isLink };
  };

  /** Follows the pages that a viewer shows; once. Returns a function that stops it. */
  follow(viewer: Viewer): () => void {
    this.#viewer = viewer;
    const write = () => this.#write();
    window.addEventListener('pagehide', write);
    const stop = viewer.subscribe(() => this.#look());
    this.#look();
    return () => {
      stop();
      this.#cancelWrite?.();
      window.removeEventListener('pagehide', write);
    };
  }

  /** Shows the place of an entry that the reader navigated to. */
  arrive({ key, pathname, state }: HostLocation): void {
    if (key === this.#key || pathname !== this.#pathname) return;
    this.#key = key;
    this.#stopWriting();
    this.#jump = undefined;
    this.#left.set(undefined);
    const place = placeOfEntry(state);
    // A purged document is shown again with the next loan.
    if (place !== undefined && this.#viewer?.state().kind !== 'empty') this.#viewer?.open(place);
  }

  /** Removes the query from the address; the entry keeps its place. */
  dropQuery(): void {
    const { search, state } = this.#navigation.current();
    if (search !== '') this.#navigate(this.#pathname, state, true);
  }

  #view(): View | undefined {
    const state = this.#viewer?.state();
    return state && 'view' in state ? state.view : undefined;
  }

  #navigate(address: string, state: unknown, replace: boolean): void {
    this.#navigation.navigate(address, { replace, state });
    this.#key = this.#navigation.current().key;
  }

  #stopWriting(): void {
    this.#cancelWrite?.();
    this.#cancelWrite = undefined;
  }

  /** Writes the place into the entry, unless the reader has navigated to another one. */
  #write(view = this.#view()): void {
    this.#stopWriting();
    const { search, state, key } = this.#navigation.current();
    if (view === undefined || key !== this.#key || placeOfEntry(state) === view.place) return;
    this.#navigate(this.#pathname + search, withPlace(state, view.place), true);
  }

  #land(view: View, { view: from, isLink }: Jump): void {
    if (view.turn === from.turn && view.file === from.file) return;
    this.#stopWriting();
    const { state } = this.#navigation.current();
    this.#navigate(this.#pathname, withPlace(state, view.place), false);
    this.#left.set(isLink ? from : undefined);
  }

  #look(): void {
    const state = this.#viewer?.state();
    if (state?.kind !== 'ready') return;
    const { view } = state;
    const jump = this.#jump;
    this.#jump = undefined;
    if (jump) this.#land(view, jump);
    else if (this.#turn !== view.turn) {
      if (this.#turn !== undefined) this.#left.set(undefined);
      this.#cancelWrite ??= this.#clock.after(WRITE_AFTER_MS, () => this.#write());
    }
    this.#turn = view.turn;
  }
}
