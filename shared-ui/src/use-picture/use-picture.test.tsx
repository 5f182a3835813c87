import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { usePicture } from './index.ts';

const revoked: string[] = [];
beforeEach(() => {
  revoked.length = 0;
  Object.assign(URL, {
    createObjectURL: () => 'blob:1',
    revokeObjectURL: (address: string) => revoked.push(address),
  });
});

interface PictureProps {
  readonly load: ((signal: AbortSignal) => Promise<Blob>) | undefined;
  readonly onFailure?: (error: unknown) => void;
}

function Picture({ load, onFailure }: PictureProps) {
  const [state] = usePicture(load, onFailure);
  return <p>{state?.kind === 'loaded' ? state.address : (state?.kind ?? 'none')}</p>;
}

test('a picture has an address until another is wanted', async () => {
  const load = async () => new Blob();
  const { rerender } = render(<Picture load={load} />);
  expect(screen.getByText('loading')).toBeTruthy();
  expect(await screen.findByText('blob:1')).toBeTruthy();
  rerender(<Picture load={undefined} />);
  expect(screen.getByText('none')).toBeTruthy();
  expect(revoked).toEqual(['blob:1']);
});

test('a failure is reported, unless the picture is no longer wanted', async () => {
  const onFailure = jest.fn();
  const error = new Error('gone');
  const fails = async () => {
    throw error;
  };
  const { unmount } = render(<Picture load={fails} onFailure={onFailure} />);
  expect(await screen.findByText('failed')).toBeTruthy();
  expect(onFailure).toHaveBeenCalledWith(error);
  unmount();

  const { promise, reject } = Promise.withResolvers<Blob>();
  const late = () => promise;
  render(<Picture load={late} onFailure={onFailure} />).unmount();
  reject(error);
  await promise.catch(() => undefined);
  expect(onFailure).toHaveBeenCalledTimes(1);
});
