import { beforeEach, describe, expect, test } from '@jest/globals';
import { createFakeNavigation, type FakeNavigation } from '@leeszaal/remote-kit/testing';
import { createFakeClock, type FakeClock } from '../clock/testing/fake-clock.ts';
import { viewAt } from '../place/testing/view-at.ts';
import type { Viewer, ViewerState } from '../viewers/contract/viewer.contract.ts';
import { createStateStore } from '../viewers/state/state-store.ts';
import { placeOfEntry } from './entry-place.ts';
import { JumpHistory, WRITE_AFTER_MS } from './jump-history.ts';

let navigation: FakeNavigation;
let clock: FakeClock;
let history: JumpHistory;
let store: ReturnType<typeof createStateStore<ViewerState>>;

const show = (page: number) => store.set({ kind: 'ready', view: viewAt(page) });
const isLoading = (page: number) => store.set({ kind: 'loading', view: viewAt(page) });
const placeNow = () => placeOfEntry(navigation.current().state);
const pageNow = () => {
  const state = store.get();
  return 'view' in state ? state.view?.page : undefined;
};

/** Jumps as a viewer does: the page follows later. */
function jump(page: number, isLink = false): void {
  const from = pageNow() ?? 1;
  history.jump(isLink);
  isLoading(from);
  show(page);
}
const go = (by: number) => {
  navigation.navigate(by);
  history.arrive(navigation.current());
};

beforeEach(() => {
  navigation = createFakeNavigation('/search');
  navigation.navigate('/reader/doc?file=3.pdf', { state: { pubKey: 'pub-1' } });
  clock = createFakeClock();
  store = createStateStore<ViewerState>({ kind: 'empty', place: undefined });
  history = new JumpHistory({ navigation, clock });
  const viewer: Partial<Viewer> = {
    state: store.get,
    subscribe: store.subscribe,
    open: (place) => show(Number.parseInt(place ?? '1', 10)),
  };
  history.follow(viewer as Viewer);
  show(3);
});

describe('the history of a document', () => {
  test('has an entry for each jump: Back leads to the place before, Forward to the one after [R2.99]', () => {
    jump(40);
    jump(60);
    expect(navigation.current()).toMatchObject({
      pathname: '/reader/doc',
      search: '',
      state: { pubKey: 'pub-1', place: '60.pdf' },
    });
    go(-1);
    expect(pageNow()).toBe(40);
    go(-1);
    expect(pageNow()).toBe(3);
    expect(navigation.current().search).toBe('?file=3.pdf');
    go(1);
    expect(pageNow()).toBe(40);
    go(-2);
    expect(navigation.current().pathname).toBe('/search');
  });

  test('keeps the page that was turned to in the entry, seldom, and adds none [R2.99]', () => {
    for (const page of [4, 5, 6]) show(page);
    expect(placeNow()).toBeUndefined();
    clock.pass(WRITE_AFTER_MS);
    expect(placeNow()).toBe('6.pdf');
    show(7);
    jump(40);
    show(41);
    clock.pass(WRITE_AFTER_MS);
    expect(placeNow()).toBe('41.pdf');
    go(-1);
    expect(pageNow()).toBe(7);
    go(1);
    expect(pageNow()).toBe(41);
  });

  test('writes what was turned to into no other entry than its own [R2.99]', () => {
    jump(40);
    show(41);
    go(-1);
    clock.pass(WRITE_AFTER_MS);
    expect(placeNow()).toBe('3.pdf');
    go(1);
    expect(placeNow()).toBe('40.pdf');
  });

  test('has no entry for a jump that leads nowhere, nor for the opening [R2.99]', () => {
    history.jump(false);
    isLoading(3);
    show(3);
    show(4);
    go(-1);
    expect(navigation.current().pathname).toBe('/search');
  });

  test('has one entry for jumps of which only the last is shown', () => {
    history.jump(false);
    isLoading(3);
    history.jump(false);
    show(70);
    go(-1);
    expect(pageNow()).toBe(3);
  });

  test('keeps the place when the page goes', () => {
    show(9);
    window.dispatchEvent(new Event('pagehide'));
    expect(placeNow()).toBe('9.pdf');
  });

  test('shows nothing of an entry while there is no loan', () => {
    jump(40);
    store.set({ kind: 'empty', place: '40.pdf' });
    go(-1);
    expect(store.get().kind).toBe('empty');
  });

  test('takes the query off the address, and moves nothing by it', () => {
    clock.pass(WRITE_AFTER_MS);
    show(8);
    history.dropQuery();
    history.arrive(navigation.current());
    expect(pageNow()).toBe(8);
    expect(navigation.current()).toMatchObject({ search: '', state: { pubKey: 'pub-1' } });
  });

  test('offers the way back from a link until the next turn, and leads it [R2.100]', () => {
    jump(40);
    expect(history.left()).toBeUndefined();
    jump(60, true);
    expect(history.left()?.page).toBe(40);
    history.back();
    history.arrive(navigation.current());
    expect([pageNow(), history.left()]).toEqual([40, undefined]);
    jump(60, true);
    show(61);
    expect(history.left()).toBeUndefined();
  });
});
