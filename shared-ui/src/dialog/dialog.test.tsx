import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { renderInShadow } from '../internal/testing/render-in-shadow.tsx';
import { OverlayRootProvider } from '../overlay-root/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Dialog } from './index.ts';

afterEach(() => {
  for (const left of document.querySelectorAll('body > .overlays, #host, #around')) left.remove();
});

function overlayRoot(): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'));
  root.className = 'overlays';
  return root;
}

test('is named by its title, takes focus, and Escape closes it [C2.30 C9.27]', async () => {
  const onClose = jest.fn();
  render(
    <Dialog isOpen title="New bookshelf" onClose={onClose} closeLabel="Close">
      text
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'New bookshelf' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('one that must be acted on closes by its own button only [C2.31]', async () => {
  const onPress = jest.fn();
  render(
    <Dialog
      isOpen
      mustAct
      role="alertdialog"
      tone="danger"
      title="Server could not be reached"
      actions={<Button onPress={onPress}>Try again</Button>}
    >
      There was a problem.
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog', { name: 'Server could not be reached' })).toBeTruthy();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('Escape closes the topmost only [C2.32]', async () => {
  const closed: string[] = [];
  render(
    <>
      <Dialog isOpen title="Below" onClose={() => closed.push('below')} closeLabel="Close" />
      <Dialog isOpen title="Above" onClose={() => closed.push('above')} closeLabel="Close" />
    </>,
  );
  await userEvent.keyboard('{Escape}');
  expect(closed).toEqual(['above']);
});

test('a held Escape closes the topmost only, and one that an input method takes closes nothing', async () => {
  const closed: string[] = [];
  render(
    <Dialog isOpen title="Name" onClose={() => closed.push('name')} closeLabel="Close">
      <input aria-label="New name" />
    </Dialog>,
  );
  const field = screen.getByRole('textbox', { name: 'New name' });
  fireEvent.keyDown(field, { key: 'Escape', repeat: true });
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  expect(closed).toEqual([]);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(closed).toEqual(['name']);
});

test('an alert is described by its message', () => {
  render(
    <Dialog isOpen mustAct role="alertdialog" title="Not saved">
      <p>Try again later.</p>
    </Dialog>,
  );
  expect(screen.getByRole('alertdialog', { description: 'Try again later.' })).toBeTruthy();
});

test('Escape closes it at once from its × too, which has no tooltip to hide first', async () => {
  const onClose = jest.fn();
  render(<Dialog isOpen title="About" onClose={onClose} closeLabel="Close" />);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Close');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a press beside it closes it, in the top layer too, but not one that must be acted on', async () => {
  const closed: string[] = [];
  const veil = () => {
    const found = document.querySelector('[class*="veil"]');
    if (found === null) throw new Error('There is no veil');
    return found;
  };
  for (const topLayer of [false, true]) {
    const { unmount } = render(
      <Dialog
        isOpen
        topLayer={topLayer}
        title="Could not switch client"
        onClose={() => closed.push(`top layer: ${topLayer}`)}
        closeLabel="Close"
      >
        <p>text</p>
      </Dialog>,
    );
    await userEvent.click(screen.getByText('text'));
    await userEvent.click(veil());
    unmount();
  }
  expect(closed).toEqual(['top layer: false', 'top layer: true']);
  render(<Dialog isOpen mustAct topLayer title="Server could not be reached" />);
  await userEvent.click(veil());
  expect(screen.getByRole('dialog', { name: 'Server could not be reached' })).toBeTruthy();
});

test('in the top layer it is usable above the modal of another root', async () => {
  const remoteRoot = overlayRoot();
  const onPress = jest.fn();
  render(
    <Dialog
      isOpen
      mustAct
      topLayer
      title="Server could not be reached"
      actions={<Button onPress={onPress}>Try again</Button>}
    />,
  );
  render(
    <OverlayRootProvider container={remoteRoot}>
      <Dialog isOpen title="Contents" onClose={() => {}} closeLabel="Close" />
    </OverlayRootProvider>,
  );
  expect(remoteRoot.querySelector('[role="dialog"]')).toBeTruthy();
  const above = screen.getByRole('dialog', { name: 'Server could not be reached' });
  expect(above.closest('[inert], [aria-hidden="true"]')).toBeNull();
  const button = screen.getByRole('button', { name: 'Try again' });
  act(() => button.focus());
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(1);
});

function Asking() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Print</Button>
      <Dialog
        isOpen={isOpen}
        title="Print"
        onClose={() => setOpen(false)}
        closeLabel="Close"
        actions={<Button onPress={() => setOpen(false)}>Begin</Button>}
      >
        How many pages?
      </Dialog>
    </>
  );
}

test('in a shadow root it is modal there alone, and the focus returns', async () => {
  const { screen: place, root, overlays, focused } = renderInShadow(<Asking />);
  const trigger = place.getByRole('button', { name: 'Print' });
  for (const close of ['{Escape}', 'veil', 'Begin']) {
    await userEvent.click(trigger);
    const dialog = place.getByRole('dialog', { name: 'Print' });
    expect(overlays.contains(dialog)).toBe(true);
    expect(focused()).toBe(dialog);
    expect(trigger.closest('[inert]')).not.toBeNull();
    expect(document.querySelector('[inert]')).toBeNull();
    if (close === '{Escape}') await userEvent.keyboard(close);
    else if (close === 'veil')
      await userEvent.click(root.querySelector('[class*="veil"]') as Element);
    else await userEvent.click(place.getByRole('button', { name: close }));
    expect(place.queryByRole('dialog')).toBeNull();
    expect(focused()).toBe(trigger);
  }
  expect(root.querySelector('[inert]')).toBeNull();
});

test('keeps the Tab key within it; of a group of radio buttons the checked one is the last stop', async () => {
  render(
    <Dialog isOpen title="Choice" onClose={() => undefined} closeLabel="Close">
      <RadioGroup
        label="Search for"
        value="a"
        onChange={() => undefined}
        options={[
          { id: 'a', label: 'Words' },
          { id: 'b', label: 'Sentence' },
        ]}
      />
    </Dialog>,
  );
  const stops = [
    screen.getByRole('button', { name: 'Close' }),
    screen.getByRole('radio', { name: 'Words' }),
  ];
  for (const next of [...stops, ...stops]) {
    await userEvent.tab();
    expect(document.activeElement).toBe(next);
  }
});
