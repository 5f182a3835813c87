/** One way in which a book tries to run a script, reach a server or leave its frame. */
export interface Vector {
  readonly name: string;
  /**
   * The body of its segment. `at` is the collector's address, `js` a script that reports itself
   * there.
   */
  readonly body?: (at: string, js: string) => string;
  /** The head of its segment. */
  readonly head?: (at: string, js: string) => string;
  /** Whether to press the element with the text "press me". */
  readonly isPressed?: boolean;
}

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40">${content}</svg>`;
const style = (css: string) => `<style>${css}</style>`;
/** A script escaped for an attribute. */
const quoted = (js: string) => js.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Scripts: inline, external, in handlers, in addresses, in SVG. */
const SCRIPTS: readonly Vector[] = [
  { name: 'script', body: (_at, js) => `<script>${js}</script>` },
  { name: 'script-in-head', head: (_at, js) => `<script>${js}</script>` },
  { name: 'script-module', body: (at) => `<script type="module" src="${at}"></script>` },
  { name: 'script-elsewhere', body: (at) => `<script src="${at}"></script>` },
  { name: 'script-in-svg', body: (_at, js) => svg(`<script>${js}</script>`) },
  { name: 'script-in-svg-by-link', body: (at) => svg(`<script xlink:href="${at}"/>`) },
  {
    name: 'script-with-prefix',
    body: (_at, js) => `<h:script xmlns:h="http://www.w3.org/1999/xhtml">${js}</h:script>`,
  },
  {
    name: 'handler-error',
    body: (_at, js) => `<img src="no.png" alt="" onerror="${quoted(js)}"/>`,
  },
  { name: 'handler-load', body: (_at, js) => svg(`<g onload="${quoted(js)}"/>`) },
  {
    name: 'handler-click',
    body: (_at, js) => `<p onclick="${quoted(js)}"><b>press me</b></p>`,
    isPressed: true,
  },
  {
    name: 'handler-focus',
    body: (_at, js) => `<p tabindex="0" autofocus="" onfocus="${quoted(js)}">text</p>`,
  },
  {
    name: 'handler-toggle',
    body: (_at, js) => `<details open="" ontoggle="${quoted(js)}"><summary>s</summary>t</details>`,
  },
  {
    name: 'handler-animation',
    body: (_at, js) =>
      `${style('@keyframes a{from{opacity:0}}')}<p style="animation:a 1s" onanimationstart="${quoted(js)}">text</p>`,
  },
  {
    name: 'link-javascript',
    body: (_at, js) => `<a href="javascript:${quoted(js)}">press me</a>`,
    isPressed: true,
  },
  {
    name: 'link-javascript-disguised',
    body: (_at, js) => `<a href=" jAva&#9;script:${quoted(js)}">press me</a>`,
    isPressed: true,
  },
  {
    name: 'link-javascript-svg',
    body: (_at, js) =>
      svg(`<a xlink:href="javascript:${quoted(js)}"><text y="20">press me</text></a>`),
    isPressed: true,
  },
  {
    name: 'link-data-document',
    body: (_at, js) => `<a href="data:text/html,&lt;script>${quoted(js)}&lt;/script>">press me</a>`,
    isPressed: true,
  },
  {
    name: 'link-animated',
    body: (_at, js) =>
      svg(
        `<a><animate attributeName="href" values="javascript:${quoted(js)}"/><text y="20">press me</text></a>`,
      ),
    isPressed: true,
  },
  {
    name: 'frame-document',
    body: (_at, js) => `<iframe srcdoc="&lt;script>${quoted(js)}&lt;/script>"></iframe>`,
  },
  {
    name: 'frame-javascript',
    body: (_at, js) => `<iframe src="javascript:${quoted(js)}"></iframe>`,
  },
  {
    name: 'object-document',
    body: (_at, js) =>
      `<object data="data:text/html,&lt;script>${quoted(js)}&lt;/script>"></object>`,
  },
  {
    name: 'foreign-object',
    body: (_at, js) =>
      svg(
        `<foreignObject width="40" height="40"><body xmlns="http://www.w3.org/1999/xhtml"><img src="no" onerror="${quoted(js)}"/></body></foreignObject>`,
      ),
  },
  {
    name: 'mutation',
    body: (_at, js) =>
      `<math xmlns="http://www.w3.org/1998/Math/MathML"><mtext><table><mglyph><style>&lt;!--</style><img title="--&gt;&lt;img src=1 onerror=${quoted(js)}&gt;"/></mglyph></table></mtext></math>`,
  },
];

/** Requests without a press. */
const REQUESTS: readonly Vector[] = [
  { name: 'image', body: (at) => `<img src="${at}" alt=""/>` },
  { name: 'image-set', body: (at) => `<img srcset="${at} 1x, ${at} 2x" alt=""/>` },
  {
    name: 'picture',
    body: (at) => `<picture><source srcset="${at}"/><img src="x.png" alt=""/></picture>`,
  },
  { name: 'image-in-svg', body: (at) => svg(`<image xlink:href="${at}" width="9" height="9"/>`) },
  { name: 'use-in-svg', body: (at) => svg(`<use href="${at}#a"/>`) },
  {
    name: 'filter-in-svg',
    body: (at) =>
      svg(
        `<filter id="f"><feImage href="${at}"/></filter><rect width="9" height="9" filter="url(#f)"/>`,
      ),
  },
  { name: 'video', body: (at) => `<video src="${at}" autoplay="" preload="auto"></video>` },
  { name: 'poster', body: (at) => `<video poster="${at}"></video>` },
  { name: 'audio', body: (at) => `<audio preload="auto"><source src="${at}"/></audio>` },
  {
    name: 'track',
    body: (at) =>
      `<video preload="auto" src="data:video/mp4;base64,AAAA"><track default="" src="${at}"/></video>`,
  },
  { name: 'frame', body: (at) => `<iframe src="${at}"></iframe>` },
  { name: 'object', body: (at) => `<object data="${at}"></object>` },
  { name: 'object-as-image', body: (at) => `<object type="image/png" data="${at}"></object>` },
  { name: 'embed', body: (at) => `<embed src="${at}"/>` },
  {
    name: 'table-background',
    body: (at) => `<table background="${at}"><tr><td>t</td></tr></table>`,
  },
  { name: 'input-image', body: (at) => `<input type="image" src="${at}"/>` },
  { name: 'stylesheet', head: (at) => `<link rel="stylesheet" href="${at}"/>` },
  { name: 'prefetch', head: (at) => `<link rel="prefetch" href="${at}"/>` },
  { name: 'preload', head: (at) => `<link rel="preload" as="image" href="${at}"/>` },
  { name: 'module-preload', head: (at) => `<link rel="modulepreload" href="${at}"/>` },
  { name: 'preconnect', head: (at) => `<link rel="preconnect" href="${at}"/>` },
  { name: 'icon', head: (at) => `<link rel="icon" href="${at}"/>` },
  { name: 'manifest', head: (at) => `<link rel="manifest" href="${at}"/>` },
  {
    name: 'base',
    head: (at) => `<base href="${at}/"/>`,
    body: () => '<img src="x.png" alt=""/>',
  },
];

/** Requests from styles. */
const STYLES: readonly Vector[] = [
  { name: 'style-import', head: (at) => style(`@import "${at}";`) },
  { name: 'style-import-disguised', head: (at) => style(`@\\69mport url(${at});`) },
  { name: 'style-background', body: (at) => `<p style="background:url(${at})">text</p>` },
  { name: 'style-disguised', body: (at) => `<p style="background:\\75\\72\\6c(${at})">text</p>` },
  { name: 'style-rule', head: (at) => style(`body{background-image:url("${at}")}`) },
  { name: 'style-image-set', head: (at) => style(`body{background:image-set("${at}" 1x)}`) },
  {
    name: 'style-variable',
    head: (at) => style(`body{--x:url(${at});background:var(--x)}`),
  },
  {
    name: 'style-font',
    head: (at) => style(`@font-face{font-family:x;src:url(${at})}body{font-family:x}`),
    body: () => '<p>text in a font</p>',
  },
  {
    name: 'style-list',
    head: (at) => style(`li{list-style-image:url(${at})}`),
    body: () => '<ul><li>t</li></ul>',
  },
  { name: 'style-cursor', head: (at) => style(`body{cursor:url(${at}),auto}`) },
  {
    name: 'style-content',
    head: (at) => style(`p::before{content:url(${at})}`),
    body: () => '<p>t</p>',
  },
  {
    name: 'style-in-svg',
    body: (at) => svg(`<style>rect{fill:url(${at}#a)}</style><rect width="9" height="9"/>`),
  },
];

/** An address of the portal that only a book which leaves its frame requests. */
export const LEFT = '/left-its-frame';

/** Ways to leave the frame. */
const ESCAPES: readonly Vector[] = [
  { name: 'refresh-within', head: () => `<meta http-equiv="refresh" content="0;url=${LEFT}"/>` },
  { name: 'link-within', body: () => `<a href="${LEFT}">press me</a>`, isPressed: true },
  { name: 'refresh', head: (at) => `<meta http-equiv="refresh" content="0;url=${at}"/>` },
  {
    name: 'refresh-javascript',
    head: (_at, js) => `<meta http-equiv="refresh" content="0;url=javascript:${quoted(js)}"/>`,
  },
  {
    name: 'form',
    body: (at) => `<form action="${at}"><button type="submit">press me</button></form>`,
    isPressed: true,
  },
  {
    name: 'form-to-the-top',
    body: (at) =>
      `<form action="${at}" target="_top" method="post"><input type="submit" value="press me"/><button>press me</button></form>`,
    isPressed: true,
  },
  {
    name: 'link-to-the-api',
    body: () => '<a href="/api/user/me" target="_top">press me</a>',
    isPressed: true,
  },
  {
    name: 'ping',
    body: (at) => `<a href="#x" id="x" ping="${at}">press me</a>`,
    isPressed: true,
  },
  {
    name: 'link-to-the-top',
    body: () => '<a href="javascript:void(0)" target="_top">press me</a>',
    isPressed: true,
  },
];

/** All vectors. */
export const VECTORS: readonly Vector[] = [...SCRIPTS, ...REQUESTS, ...STYLES, ...ESCAPES];

/** A script that reports itself to the collector, and marks every window it reaches. */
export function tellingScript(at: string): string {
  return `new Image().src='${at}';try{top.document.documentElement.dataset.broken='1'}catch(e){}`;
}
