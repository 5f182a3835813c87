import './public-path.ts';
import * as v from 'valibot';
import { connectFrame } from './frame/connect-frame.ts';
import { frameConfigSchema } from './frame/frame-messages.ts';
import { createParentPage } from './frame/parent-page.ts';
import { defineLeeszaalReader } from './index.ts';

/*
 * The script of the page for a frame, `/embed/{docKey}`. The server's policy allows no inline style: the page's own
 * style is a constructed sheet.
 */
const sheet = new CSSStyleSheet();
sheet.replaceSync('html, body { margin: 0 } leeszaal-reader { block-size: 100dvh }');
document.adoptedStyleSheets.push(sheet);
defineLeeszaalReader();

const meta = document.querySelector<HTMLMetaElement>('meta[name="leeszaal-embed"]');
const config = v.parse(frameConfigSchema, JSON.parse(meta?.content ?? 'null'));
const reader = document.createElement('leeszaal-reader');
reader.docKey = config.docKey;
reader.apiBase = config.apiBase;
if (config.lang) reader.lang = config.lang;
if (config.theme) reader.setAttribute('theme', config.theme);
if (config.format) reader.setAttribute('format', config.format);
connectFrame(reader, createParentPage(window, config.origins));
document.body.append(reader);
