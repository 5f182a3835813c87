import '@leeszaal/shared-ui/styles.css';
import './shell/layers.css';
import './start/await-fonts.css';
import './remotes/share-react.ts';
import type { Beginning } from './start/begin.ts';
import { boot } from './start/boot.tsx';
import { bringFonts } from './start/bring-fonts.ts';

/** The rest of the host, once it is there. */
export function run(beginning: Beginning): void {
  void beginning.screenCame.then(bringFonts);
  const app = document.getElementById('app');
  if (app) void boot(app, beginning);
}
