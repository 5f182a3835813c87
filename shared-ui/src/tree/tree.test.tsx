import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { pathTo, Tree, type TreeNode } from './index.ts';

const contents: readonly TreeNode[] = [
  {
    id: '1',
    label: 'Etymology',
    children: [{ id: '1.1', label: 'Extracts', end: 12 }],
  },
  {
    id: '2',
    label: 'Loomings',
    children: [{ id: '2.1', label: 'The carpet-bag', children: [{ id: '2.1.1', label: 'Note' }] }],
  },
];

function setUp(currentId?: string) {
  const onAction = jest.fn<(id: string) => void>();
  const tree = (id: string | undefined) => (
    <Tree label="Contents" items={contents} currentId={id} onAction={onAction} />
  );
  const { rerender } = render(tree(currentId));
  return { onAction, goTo: (id: string) => rerender(tree(id)) };
}

const shown = () => screen.getAllByRole('row').map((row) => row.textContent);

test('arrows move, open and close; Enter goes [R2.135]', async () => {
  const { onAction } = setUp();
  expect(screen.getByRole('treegrid', { name: 'Contents' })).toBeTruthy();
  expect(shown()).toEqual(['Etymology', 'Loomings']);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toEqual(['Etymology', 'Extracts12', 'Loomings']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onAction).toHaveBeenCalledWith('1.1');
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
  expect(shown()).toEqual(['Etymology', 'Loomings']);
});

test('a named button opens and closes an entry without going there', async () => {
  const { onAction } = setUp();
  await userEvent.click(screen.getByRole('button', { name: 'Expand Loomings' }));
  expect(shown()).toEqual(['Etymology', 'Loomings', 'The carpet-bag']);
  expect(screen.getByRole('button', { name: 'Collapse Loomings' })).toBeTruthy();
  expect(onAction).not.toHaveBeenCalled();
});

test('a contents table without entries to open keeps no room for what opens them', () => {
  const flat = contents.map(({ id, label }) => ({ id, label }));
  const { rerender } = render(<Tree label="Contents" items={flat} onAction={() => {}} />);
  const partsOf = () => screen.getAllByRole('gridcell').map((cell) => cell.children.length);
  expect(partsOf()).toEqual([1, 1]);
  const oneNested = [...contents.slice(0, 1), ...flat.slice(1)];
  rerender(<Tree label="Contents" items={oneNested} onAction={() => {}} />);
  expect(partsOf()).toEqual([2, 2]);
});

test('a label keeps its own direction', () => {
  const items = [{ id: '1', label: 'ספר (1).' }];
  render(<Tree label="Contents" items={items} onAction={() => {}} />);
  expect(screen.getByText('ספר (1).').tagName).toBe('BDI');
});

test('marks where the person is, and opens what that is in [R2.137]', () => {
  const { goTo } = setUp('2.1.1');
  const current = () =>
    screen.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'location');
  expect(current().map((row) => row.textContent)).toEqual(['Note']);
  goTo('1.1');
  expect(current().map((row) => row.textContent)).toEqual(['Extracts12']);
});

test('knows the way to an entry', () => {
  expect(pathTo(contents, '2.1.1')).toEqual(['2', '2.1']);
  expect(pathTo(contents, '1')).toEqual([]);
  expect(pathTo(contents, 'x')).toBeUndefined();
});
