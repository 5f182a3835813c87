import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { OverlayRootProvider } from '../overlay-root/index.ts';
import {
  AnchoredMenu,
  Menu,
  MenuItem,
  MenuSection,
  MenuSeparator,
  MenuTrigger,
  SubMenu,
} from './index.ts';

afterEach(() => document.querySelector('#overlays')?.remove());

interface Handlers {
  readonly onAction?: (id: string) => void;
  readonly onLanguage?: (ids: readonly string[]) => void;
}

function UserMenu({ onAction = () => {}, onLanguage = () => {} }: Handlers) {
  return (
    <MenuTrigger>
      <Button>Account</Button>
      <Menu label="Account" onAction={onAction} header={<p>Ada Lovelace</p>}>
        <MenuItem id="about">About</MenuItem>
        <SubMenu label="Language" value="English">
          <MenuSection
            label="Language"
            isLabelHidden
            selectionMode="single"
            selectedKeys={['en']}
            onSelectionChange={onLanguage}
          >
            <MenuItem id="en">English</MenuItem>
            <MenuItem id="nl">Nederlands</MenuItem>
          </MenuSection>
        </SubMenu>
        <MenuSeparator />
        <MenuItem id="logout" tone="danger">
          Log out
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}

test('opens by keyboard, arrows move, Enter acts and gives focus back', async () => {
  const onAction = jest.fn<(id: string) => void>();
  render(<UserMenu onAction={onAction} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menu', { name: 'Account' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('About');
  await userEvent.keyboard('{End}{Enter}');
  expect(onAction).toHaveBeenCalledWith('logout');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Account');
});

test('a submenu opens with the arrow and its items are chosen', async () => {
  const onLanguage = jest.fn<(ids: readonly string[]) => void>();
  render(<UserMenu onLanguage={onLanguage} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowRight}');
  const chosen = screen.getByRole('menuitemradio', { name: 'English' });
  expect(chosen.getAttribute('aria-checked')).toBe('true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onLanguage).toHaveBeenCalledWith(['nl']);
});

test('Escape closes it', async () => {
  render(<UserMenu />);
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
});

function Later({ onAction }: { readonly onAction: (id: string) => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        More
      </Button>
      {isOpen && (
        <AnchoredMenu
          label="More"
          triggerRef={button}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onAction={onAction}
        >
          <MenuItem id="share">Share</MenuItem>
          <SubMenu label="Export">
            <MenuItem id="ris">RIS</MenuItem>
          </SubMenu>
        </AnchoredMenu>
      )}
    </>
  );
}

test('apart from its button it works the same, in the overlay root it is given', async () => {
  const overlays = document.body.appendChild(document.createElement('div'));
  overlays.id = 'overlays';
  const onAction = jest.fn<(id: string) => void>();
  render(
    <OverlayRootProvider container={overlays}>
      <Later onAction={onAction} />
    </OverlayRootProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(overlays.contains(screen.getByRole('menu', { name: 'More' }))).toBe(true);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Share' }));
  expect(onAction).toHaveBeenCalledWith('share');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement?.textContent).toBe('More');
});
