/** A segment of a valid but unusual book. Placeholders such as `{a}` become unique words. */
export interface OddPage {
  readonly body: string;
  readonly head?: string;
  /** Attributes of the body element itself. */
  readonly bodyAttributes?: string;
}

const sentence = 'The keeper wrote down what the sea did, and the sea did it again. ';
/** A text of more than a page. */
const long = sentence.repeat(70);
const style = (css: string) => `<style>${css}</style>`;
const lines = (count: number, write: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => write(at)).join('');

/** Layouts over which a paginating reader may lose text. */
export const ODD_LAYOUTS: Readonly<Record<string, OddPage>> = {
  absolute: { body: `<div style="position:absolute;top:0;left:0">{a}</div><p>${long}{z}</p>` },
  absoluteFar: {
    body: '<div style="position:absolute;top:20px">{a}</div><div style="position:absolute;top:900px;left:40px">{z}</div>',
  },
  absoluteBody: {
    head: style('body{position:absolute;top:0;left:0;right:0;bottom:0;overflow:hidden}'),
    body: `<p>{a}${long}{z}</p>`,
  },
  fixedPlace: { body: `<div style="position:fixed;bottom:0">{a}</div><p>${long}{z}</p>` },
  stickyPlace: { body: `<h2 style="position:sticky;top:0">{a}</h2><p>${long}{z}</p>` },
  highWindow: { body: '<div style="height:100vh">{a}</div><p>{z}</p>' },
  centredTitle: {
    body: '<div style="display:flex;min-height:100vh;align-items:center"><h1>{a}</h1></div><p>{z}</p>',
  },
  tableTitle: {
    head: style('html,body{height:100%}'),
    body: '<div style="display:table;height:100%;width:100%"><div style="display:table-cell;vertical-align:middle">{a}</div></div>',
  },
  highRoot: {
    head: style(
      'html{height:100%;overflow:hidden}body{height:100%;overflow-y:scroll;margin:3em;padding:5em 40%}',
    ),
    body: `<p>{a}${long}{z}</p>`,
  },
  placedRoot: {
    head: style(
      'html{position:fixed;zoom:2;transform:scale(.5);display:flex;float:left;contain:strict;columns:3}',
    ),
    body: `<p>{a}${long}{z}</p>`,
  },
  importantBody: {
    bodyAttributes:
      'style="margin:0 30% !important;height:300px !important;overflow:hidden !important"',
    body: `<p>{a}${long}{z}</p>`,
  },
  scrolledBox: {
    body: `<div style="height:300px;overflow:auto"><p>{a}${long}{z}</p></div><p>{b}</p>`,
  },
  clippedFloats: {
    body: `<div style="overflow:hidden"><div style="float:left;width:30%">{a}</div><div style="margin-left:32%">${long}{b}</div></div><p>{c}</p>`,
  },
  scrolledAcross: { body: `<div style="overflow-x:auto"><p>{a}${long}{z}</p></div>` },
  columns: { body: `<div style="columns:2">{a}${long}{z}</div>` },
  columnsSpanned: {
    body: `<div style="columns:2">{a}${long}<h2 style="column-span:all">{b}</h2>${long}{z}</div>`,
  },
  oneLine: { body: `<p style="white-space:nowrap">{a} ${sentence.repeat(6)} {z}</p><p>{b}</p>` },
  oneLineLinks: {
    body: `<p><span class="nobr" style="white-space:nowrap">{a} ${sentence.repeat(3)} {z}</span></p>`,
  },
  code: {
    body: `<pre style="white-space:pre">{a} ${sentence.repeat(6)} {b}\n  indented\n{z}</pre>`,
  },
  longWord: { body: `<p>${'incomprehensible'.repeat(40)} {z}</p>` },
  wideTable: {
    body: `<table><tr>${lines(40, (at) => `<td>number${at}</td>`)}<td>{z}</td></tr></table>`,
  },
  wideTableOfLines: {
    head: style('td{white-space:nowrap}'),
    body: `<table><tr>${lines(12, (at) => `<td>this is number ${at}</td>`)}<td>{z}</td></tr></table>`,
  },
  longTable: {
    body: `<table>${lines(90, (at) => `<tr><td>row ${at}</td></tr>`)}<tr><td>{z}</td></tr></table>`,
  },
  oneCell: { body: `<table><tr><td>{a}${long}{z}</td></tr></table>` },
  wideBlock: { body: `<div style="width:2400px"><p>{a}${long}{z}</p></div>` },
  wideBlockAtLeast: { body: `<div style="min-width:1700px"><p>{a}${long}{z}</p></div>` },
  inlineBlock: { body: `<div style="display:inline-block;width:100%"><p>{a}${long}{z}</p></div>` },
  floated: { body: `<div style="float:left;width:55%"><p>{a}${long}{z}</p></div>` },
  flexed: { body: `<div style="display:flex"><p>{a}${long}</p><p>${long}{z}</p></div>` },
  gridded: {
    body: `<div style="display:grid;grid-template-columns:1fr 1fr"><p>{a}${long}</p><p>${long}{z}</p></div>`,
  },
  unbroken: {
    body: `<div style="break-inside:avoid;page-break-inside:avoid"><p>{a}${long}{z}</p></div>`,
  },
  farMargins: { head: style('body{margin:0 900px;padding:2000px 0}'), body: '<p>{a}</p>' },
  negativeMargins: {
    body: `<h2 style="margin-left:-12em">{b}</h2><p style="margin-left:-3em;text-indent:-2em">{a} ${long}{z}</p>
      <p style="position:relative;left:-11em">{c}</p><p style="padding-left:2em;text-indent:-2em">{d}</p>`,
  },
  startsLow: { body: '<div style="margin-top:100vh">{a}</div><p>{z}</p>' },
  emptyScreen: {
    body: '<div style="height:100vh;break-after:page">{a}</div><div style="height:2000px"></div><p>{z}</p>',
  },
  snapping: {
    head: style(
      'html{scroll-snap-type:x mandatory;scroll-behavior:smooth}p{scroll-snap-align:start}',
    ),
    body: `<p>{a}${long}{z}</p>`,
  },
  cutShort: {
    body: `<div style="height:60px;overflow:hidden"><p>{a}${sentence.repeat(20)}{z}</p></div><p>{b}</p>
      <p style="display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden">${sentence.repeat(20)}{c}</p>
      <div style="columns:2;height:3em;overflow:hidden">${sentence.repeat(20)}{d}</div>`,
  },
  outOfPlace: {
    body: `<h1 style="margin-top:-5em">{a}</h1><p style="position:relative;top:3000px">{b}</p>
      <p style="transform:translateY(-90vh)">{c}</p><div style="position:absolute;left:90em;top:12em">{z}</div>`,
  },
  farIn: {
    body: `<p style="padding-left:60em">{a} ${sentence}</p><p>{b}<span style="padding:0 80em">{c}</span>{z}</p>`,
  },
  rowOfBoxes: {
    body: `<div style="display:flex"><div style="flex:0 0 40em">{a}</div><div style="flex:0 0 40em">{b}</div></div>
      <div style="display:grid;grid-template-columns:40em 40em"><div>{c}</div><div style="grid-column:2">{z}</div></div>`,
  },
  closedDetails: { body: '<details open=""><summary>{a}</summary><p>{z}</p></details>' },
  form: {
    body: '<form><fieldset><legend>{a}</legend><label>{b} <input value="x"/></label><button>{c}</button></fieldset></form>',
  },
  breaks: {
    body: `${'<br/>'.repeat(12)}<p>{a}</p><div style="page-break-before:always">{b}</div><div style="break-before:page">{c}</div>`,
  },
  bigLetters: {
    body: '<p style="font-size:140px">{a}</p><p style="font-size:30px;line-height:0.5">{z}</p>',
  },
  formula: {
    body: `<math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><mrow>${lines(80, (at) => `<mi>x</mi><mo>+</mo><mn>${at}</mn>`)}<mtext>{z}</mtext></mrow></math>`,
  },
  highFormula: {
    body: `<math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><mtable>${lines(60, (at) => `<mtr><mtd><mn>${at}</mn></mtd></mtr>`)}<mtr><mtd><mtext>{z}</mtext></mtd></mtr></mtable></math>`,
  },
  drawing: {
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="3000" viewBox="0 0 200 300"><rect width="200" height="300" fill="#ccc"/><text x="20" y="40">{a}</text><text x="20" y="290">{z}</text></svg>',
  },
  pictureInLine: {
    body: '<p><svg xmlns="http://www.w3.org/2000/svg" width="1600" height="2400" viewBox="0 0 1600 2400"><rect width="1600" height="2400" fill="#ccc"/></svg></p><p>{a}</p>',
  },
  leftwards: { head: style('body{direction:rtl}'), body: `<p>{a} ${long} {z}</p>` },
  vertical: {
    head: style('html{-epub-writing-mode:vertical-rl}'),
    body: `<p>{a}${'海は広いな。'.repeat(400)}{z}</p>`,
  },
  verticalWithin: {
    body: `<div style="writing-mode:vertical-rl"><p>{a}${'海は広いな。'.repeat(400)}{z}</p></div>`,
  },
  ruby: { body: '<p><ruby>漢<rt>かん</rt>字<rt>じ</rt></ruby>{z}</p>' },
  invisible: { body: '<p style="visibility:hidden">nothing</p>' },
  lostFiles: {
    head: `<link rel="stylesheet" href="none.css"/>${style('@font-face{font-family:x;src:url(none.ttf)}p{font-family:x;background:url(none.png)}')}`,
    body: '<p>{a} <img src="none.png" alt="a picture that is lost"/> {z}</p>',
  },
  empty: { body: '' },
  anchors: { body: '<p>{a} <a href="#there">there</a></p><p xml:id="there">{z}</p>' },
};

/** Fixed-layout pages with unusual declarations of their size. */
export const ODD_FIXED: Readonly<Record<string, OddPage>> = {
  sizeOfDevice: {
    head: '<meta name="viewport" content="width=device-width, height=device-height"/>',
    body: '<div style="position:absolute;left:900px;top:1200px">{a}</div><div style="position:absolute;left:10px;top:10px">{b}</div>',
  },
  sizeOfBody: {
    head: style('body{width:1200px;height:900px;position:relative}'),
    body: '<div style="position:absolute;right:10px;bottom:10px">{a}</div>',
  },
  sizeInOddWords: {
    head: '<meta name="viewport" content="height=700px;width=1000px"/>',
    body: '<div style="position:fixed;right:10px;bottom:10px">{a}</div>',
  },
  sizeOfNothing: { body: `<p>{a} ${sentence.repeat(60)} {z}</p>` },
  sizeOfDrawing: {
    body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><text x="10" y="190">{a}</text></svg>',
  },
};

/** Pages with colours of their own, which the reader may override. */
export const ODD_COLOURS: Readonly<Record<string, OddPage>> = {
  important: {
    bodyAttributes: 'style="background:#fff !important;color:#000 !important"',
    body: '<p style="color:#000 !important;background:#fff !important">{a}</p>',
  },
  initial: {
    head: style('p::first-letter{color:#111;font-size:3em} q::before{color:#000;content:"x"}'),
    body: '<p>{a} <q>quoted</q></p>',
  },
  filled: {
    head: style('p{-webkit-text-fill-color:#000 !important;text-shadow:0 0 4px #fff}'),
    body: '<p>{a}</p>',
  },
  older: {
    body: '<table bgcolor="#ffffff"><tr><td><font color="#000000">{a}</font></td></tr></table>',
  },
  pictured: {
    head: style('div{background:linear-gradient(#fff,#fff);color:#000}'),
    body: '<div><p>{a}</p></div>',
  },
  layered: { head: style('@layer x{p{color:#000 !important}}'), body: '<p>{a}</p>' },
};
