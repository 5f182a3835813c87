import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { AnchoredMenu, MenuItem } from '../menu/index.ts';
import { Dialog } from './index.ts';

function Confirmed() {
  const [open, setOpen] = useState<'none' | 'form' | 'question'>('none');
  return (
    <>
      <Button onPress={() => setOpen('form')}>Rename</Button>
      <Dialog
        isOpen={open !== 'none'}
        title="Name"
        onClose={() => setOpen('none')}
        closeLabel="Close"
      >
        <Button onPress={() => setOpen('question')}>Discard</Button>
        <Dialog
          isOpen={open === 'question'}
          mustAct
          title="Discard the name?"
          actions={<Button onPress={() => setOpen('none')}>Yes</Button>}
        />
      </Dialog>
    </>
  );
}

test('the focus returns to the first button when a dialog closes with the one above it', async () => {
  render(<Confirmed />);
  const rename = screen.getByRole('button', { name: 'Rename' });
  await userEvent.click(rename);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(rename);
});

function Emptied() {
  const [open, setOpen] = useState<'list' | 'question' | 'empty'>('list');
  return (
    <Dialog isOpen title="Shelf" onClose={() => undefined} closeLabel="Close">
      <Dialog
        isOpen={open === 'question'}
        mustAct
        title="Remove?"
        actions={<Button onPress={() => setOpen('empty')}>Yes</Button>}
      />
      <p>{open !== 'empty' && <Button onPress={() => setOpen('question')}>Remove Typee</Button>}</p>
    </Dialog>
  );
}

test('the focus returns to the dialog below when its button has gone', async () => {
  render(<Emptied />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Typee' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Shelf' }));
});

function About() {
  const button = useRef<HTMLSpanElement>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span ref={button}>
        <Button onPress={() => setMenuOpen(true)}>Account</Button>
      </span>
      <AnchoredMenu
        label="Account"
        triggerRef={button}
        isOpen={isMenuOpen}
        onOpenChange={setMenuOpen}
      >
        <MenuItem id="about" onAction={() => setOpen(true)}>
          About
        </MenuItem>
      </AnchoredMenu>
      <Dialog isOpen={isOpen} title="About" onClose={() => setOpen(false)} closeLabel="Close" />
    </>
  );
}

test('the focus returns to the menu’s button when the choice that opened it is gone', async () => {
  render(<About />);
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'About' }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  const dialog = screen.getByRole('dialog', { name: 'About' });
  expect(dialog.closest('[inert]')).toBeNull();
  expect(dialog.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement?.textContent).toBe('Account');
  expect(document.querySelector('[inert], [data-leeszaal-inert]')).toBeNull();
});
