import { expect, test } from '@jest/globals';
import { findLandmarks } from './landmarks.ts';

const MARKUP = `<h1 id="top">One</h1> <a name="old"></a><p>Two <a id="two"></a><b id="three">three</b></p>
<section id="rest"><p> </p><img id="picture"><p>Four</p></section><span id="end"></span>`;

test('texts and pictures are landmarks, blanks are none', () => {
  document.body.innerHTML = MARKUP;
  const names = findLandmarks(document.body).map((node) => node.textContent || node.nodeName);
  expect(names).toEqual(['One', 'Two ', 'three', 'IMG', 'Four']);
});

test('for each element that a link may name it is known what stands before it', () => {
  document.body.innerHTML = MARKUP;
  const anchors = new Map<Node, number>();
  findLandmarks(document.body, anchors);
  expect([...anchors].map(([node, before]) => [(node as Element).id, before])).toEqual([
    ['top', 0],
    ['', 1],
    ['two', 2],
    ['three', 2],
    ['rest', 3],
    ['picture', 3],
    ['end', 5],
  ]);
});
