import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/styles/index.css';
import { LocaleProvider } from '../../src/locale/index.ts';
import { ControlsPage } from './controls.page.tsx';
import { CoversPage } from './covers.page.tsx';
import { MessagesPage } from './messages.page.tsx';
import { PlacePage } from './place.page.tsx';
import { createShadowPlace } from './shadow-place.tsx';
import { TypePage } from './type.page.tsx';

/**
 * Each page has an address: `?page=controls&theme=dark&open=dialog`. With `root=shadow` it is in a shadow root of a
 * hostile page, `&width=320&height=640` CSS pixels large, and moved with `&transform`.
 */
const pages = {
  type: TypePage,
  controls: ControlsPage,
  messages: MessagesPage,
  covers: CoversPage,
  place: PlacePage,
};

const parameters = new URLSearchParams(location.search);
const name = parameters.get('page') ?? 'type';
const theme = parameters.get('theme');
const accent = parameters.get('accent');
if (theme !== null) document.documentElement.dataset['theme'] = theme;
if (accent !== null) document.documentElement.style.setProperty('--lz-accent', accent);

const Page = name in pages ? pages[name as keyof typeof pages] : TypePage;
const place =
  parameters.get('root') === 'shadow'
    ? createShadowPlace({
        width: Number(parameters.get('width') ?? 1200),
        height: Number(parameters.get('height') ?? 640),
        isTransformed: parameters.has('transform'),
      })
    : undefined;
const root = place?.app ?? document.querySelector('#root');
if (root !== null) {
  const page = <Page open={parameters.get('open')} />;
  createRoot(root).render(
    <StrictMode>
      <LocaleProvider locale="en">{place ? place.wrap(page) : page}</LocaleProvider>
    </StrictMode>,
  );
}
