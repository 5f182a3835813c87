import { expect, test } from '@jest/globals';
import { readRichText } from '@leeszaal/shared-contracts';
import { createStage } from '../testing/create-stage.tsx';
import { RichText } from './rich-text.component.tsx';

const stage = createStage();

test('a link says that it opens in a new tab, where it does [C2.24]', async () => {
  const link = (insert: string, address: string) => ({ insert, attributes: { link: address } });
  const lines = readRichText(
    JSON.stringify({
      ops: [link('Hours', 'https://library.example'), link('Desk', 'MAILTO:desk@library.example')],
    }),
  );
  await stage.show(<RichText lines={lines} />);
  const links = [...stage.place().querySelectorAll('a')];
  expect(links.map(({ textContent, target }) => [textContent, target])).toEqual([
    ['Hours(opens in a new tab)', '_blank'],
    ['Desk', ''],
  ]);
});
