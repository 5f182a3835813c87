import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/styles/index.css';
import { LocaleProvider } from '../../src/locale/index.ts';
import { ControlsPage } from './controls.page.tsx';
import { CoversPage } from './covers.page.tsx';
import { MessagesPage } from './messages.page.tsx';
import { TypePage } from './type.page.tsx';

/** Each page has an address: `?page=controls&theme=dark&open=dialog`. */
const pages = {
  type: TypePage,
  controls: ControlsPage,
  messages: MessagesPage,
  covers: CoversPage,
};

const parameters = new URLSearchParams(location.search);
const name = parameters.get('page') ?? 'type';
const theme = parameters.get('theme');
const accent = parameters.get('accent');
if (theme !== null) document.documentElement.dataset['theme'] = theme;
if (accent !== null) document.documentElement.style.setProperty('--lz-accent', accent);

const Page = name in pages ? pages[name as keyof typeof pages] : TypePage;
const root = document.querySelector('#root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <LocaleProvider locale="en">
        <Page open={parameters.get('open')} />
      </LocaleProvider>
    </StrictMode>,
  );
}
