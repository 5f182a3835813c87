import { expect, test } from '@jest/globals';
import { ConfigContext } from '../config/use-config.ts';
import { CONFIG } from '../testing/config.ts';
import { createStage } from '../testing/create-stage.tsx';
import AboutDialog from './about-dialog.component.tsx';

const stage = createStage();
const links = () => [...document.querySelectorAll('dialog a, [role=dialog] a')];

const show = (licencesUrl?: string) =>
  stage.show(
    <ConfigContext value={{ ...CONFIG, licencesUrl }}>
      <AboutDialog onClose={() => undefined} />
    </ConfigContext>,
  );

test('leads to the licences in the language of the portal, if the server has that page [C1.30]', async () => {
  await show();
  expect(links()).toEqual([]);
  await show('/licences');
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/licences?lang=en']);
});
