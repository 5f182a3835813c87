import '@leeszaal/shared-ui/styles.css';
import './shell/layers.css';
import { boot } from './start/boot.tsx';

const app = document.getElementById('app');
if (app) void boot(app);
