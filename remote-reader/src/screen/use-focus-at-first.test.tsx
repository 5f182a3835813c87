import { afterEach, expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { AfterPaint } from '../viewers/scheduling/after-paint.ts';
import { useFocusAtFirst } from './use-focus-at-first.ts';

afterEach(() => document.body.replaceChildren());

/** A stage with a page that scrolls, in the document or in a shadow root of it. */
function stageIn(root: ParentNode & Node) {
  const stage = document.createElement('div');
  stage.innerHTML = '<section tabindex="0"></section>';
  root.append(stage);
  return { stage, page: stage.firstElementChild };
}

async function showFirst(stage: HTMLElement): Promise<void> {
  renderHook(() => useFocusAtFirst({ current: stage }, true));
  await new Promise<void>((resolve) => new AfterPaint().run(resolve));
}

test('the first page takes the focus, unless another element has it', async () => {
  const { stage, page } = stageIn(document.body);
  await showFirst(stage);
  expect(document.activeElement).toBe(page);
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await showFirst(stage);
  expect(document.activeElement).toBe(field);
});

test('in a place in another page it takes none', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  await showFirst(stageIn(root).stage);
  expect(root.activeElement).toBeNull();
  expect(document.activeElement).toBe(document.body);
});
