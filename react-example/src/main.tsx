// The design tokens that a remote expects of its host. They also style this page.
import '@leeszaal/shared-ui/styles.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.component.tsx';
import { loadSettings } from './settings.ts';

const element = document.getElementById('app');
if (element) createRoot(element).render(<App settings={await loadSettings()} />);
