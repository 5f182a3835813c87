import { describe, expect, test } from '@jest/globals';
import { buildTagLayer } from './tag-layer.ts';
import { roleOfTag } from './tag-role.ts';

const part = (id: string) => ({ type: 'content', id });

function build(children: readonly object[], ids: readonly string[] = ['a', 'b', 'c', 'd']) {
  const text = document.createElement('div');
  text.innerHTML = ids.map((id) => `<span class="markedContent" id="${id}">${id}</span>`).join('');
  return { text, layer: buildTagLayer({ role: 'Root', children } as never, text) };
}

describe('the tags of a page', () => {
  test('are headings, lists and tables that own the parts of the text [R2.47]', () => {
    const { layer } = build([
      {
        role: 'Document',
        lang: 'nl',
        children: [
          { role: 'H2', children: [part('a')] },
          {
            role: 'L',
            children: [{ role: 'LI', children: [{ role: 'LBody', children: [part('b')] }] }],
          },
          {
            role: 'Table',
            children: [
              {
                role: 'TR',
                children: [
                  { role: 'TH', scope: 'Row', children: [part('c')] },
                  { role: 'TD', colSpan: 2, children: [part('d')] },
                ],
              },
            ],
          },
        ],
      },
    ]);
    const owned = (selector: string) =>
      layer.querySelector(selector)?.querySelector('[aria-owns]')?.getAttribute('aria-owns');
    expect(layer.querySelector('[lang="nl"] [role="heading"][aria-level="2"]')).toBeTruthy();
    expect(owned('[role="heading"]')).toBe('a');
    expect(owned('[role="list"] > [role="listitem"]')).toBe('b');
    expect(owned('[role="table"] > [role="row"] > [role="rowheader"]')).toBe('c');
    expect(owned('[role="row"] > [role="cell"][aria-colspan="2"]')).toBe('d');
  });

  test('say what stands for a picture, or for letters, and nothing twice [R2.47]', () => {
    const { layer, text } = build([
      { role: 'Figure', alt: 'A lighthouse', children: [part('a')] },
      { role: 'Span', alt: 'Chapter one', children: [{ role: 'Span', children: [part('b')] }] },
    ]);
    expect(layer.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('A lighthouse');
    expect(layer.textContent).toBe('Chapter one');
    expect(text.querySelectorAll('[aria-hidden="true"]')).toHaveLength(2);
    expect(layer.querySelectorAll('[aria-owns]')).toHaveLength(0);
  });

  test('name no part that is not there, and end at a limit [R2.47]', () => {
    const deep = Array.from({ length: 500 }).reduce<object>(
      (child) => ({ role: 'Div', children: [child] }),
      { role: 'P', children: [part('a')] },
    );
    const { layer } = build([{ role: 'P', children: [part('gone')] }, deep]);
    expect(layer.querySelectorAll('[aria-owns]')).toHaveLength(0);
    expect(layer.querySelectorAll('*').length).toBeLessThan(60);
  });
});

test.each([
  ['H', undefined, { role: 'heading', level: 1 }],
  ['H9', undefined, { role: 'heading', level: 6 }],
  ['TH', undefined, { role: 'columnheader' }],
  ['TH', 'Row', { role: 'rowheader' }],
  ['Sect', undefined, undefined],
])('%s of scope %s is %j [R2.47]', (name, scope, role) => {
  expect(roleOfTag(name, scope)).toEqual(role);
});
