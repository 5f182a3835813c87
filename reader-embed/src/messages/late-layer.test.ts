import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createLateLayer, layerCode } from './late-layer.ts';
import { createMessages } from './state.ts';

const realLoad = layerCode.load;
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  layerCode.load = realLoad;
  jest.useRealTimers();
});

/** A layer whose code loads or fails. */
function layerWith(load: () => Promise<void>) {
  const loading = jest.fn(load);
  layerCode.load = async () => {
    await loading();
    return () => () => undefined;
  };
  const messages = createMessages();
  const remove = jest.fn();
  const show = jest.fn(() => remove);
  const onMissing = jest.fn();
  const layer = createLateLayer(messages, show, onMissing);
  return { ...messages, layer, loading, show, remove, onMissing };
}

const settle = () => jest.advanceTimersByTimeAsync(0);
const there = async () => undefined;
const missing = async () => {
  throw new Error('no network');
};

test('messages over the reader load when one is shown, once [R10.26]', async () => {
  const { dialogs, loading, show, onMissing } = layerWith(there);
  await settle();
  expect(loading).not.toHaveBeenCalled();
  void dialogs.message({ type: 'info', title: 'One', body: '' });
  dialogs.notify('Two');
  await settle();
  dialogs.notify('Three');
  await settle();
  expect(show).toHaveBeenCalledTimes(1);
  expect(onMissing).not.toHaveBeenCalled();
});

test('they load in idle time, and are gone with the reader [R10.26]', async () => {
  const { layer, show, remove } = layerWith(there);
  layer.prefetch();
  await jest.advanceTimersByTimeAsync(2000);
  expect(show).toHaveBeenCalledTimes(1);
  layer.end();
  expect(remove).toHaveBeenCalledTimes(1);
});

test('a reader that has ended shows nothing [R10.26]', async () => {
  const { layer, dialogs, show, loading } = layerWith(there);
  void layer.load();
  layer.prefetch();
  layer.end();
  void dialogs.message({ type: 'info', title: 'One', body: '' });
  await jest.advanceTimersByTimeAsync(2000);
  expect(loading).toHaveBeenCalledTimes(1);
  expect(show).not.toHaveBeenCalled();
});

test('a message that cannot be loaded is told, a note is not [R10.27]', async () => {
  const { layer, dialogs, onMissing } = layerWith(missing);
  dialogs.notify('Copied');
  layer.prefetch();
  await jest.advanceTimersByTimeAsync(2000);
  expect(onMissing).not.toHaveBeenCalled();
  void dialogs.message({ type: 'error', title: 'One', body: '' });
  await settle();
  expect(onMissing).toHaveBeenCalledTimes(1);
  await expect(layer.load()).rejects.toThrow('no network');
});
