import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { OverlayRootProvider } from '../overlay-root/index.ts';
import { AnchoredMenu, MenuItem, MenuSection, MenuSeparator, SubMenu } from './index.ts';

afterEach(() => document.querySelector('#overlays')?.remove());

interface Handlers {
  readonly onLogout?: () => void;
  readonly onLanguage?: (id: string) => void;
}

function UserMenu({ onLogout = () => {}, onLanguage = () => {} }: Handlers) {
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
        Account
      </Button>
      {isOpen && (
        <AnchoredMenu
          label="Account"
          header={<p>Ada Lovelace</p>}
          triggerRef={button}
          isOpen={isOpen}
          onOpenChange={setOpen}
        >
          <MenuItem id="about">About</MenuItem>
          <SubMenu label="Language" value="English">
            <MenuSection label="Language" selectedKey="en" onSelectionChange={onLanguage}>
              <MenuItem id="en">English</MenuItem>
              <MenuItem id="nl">Nederlands</MenuItem>
            </MenuSection>
          </SubMenu>
          <MenuSeparator />
          <MenuItem id="logout" onAction={onLogout}>
            Log out
          </MenuItem>
        </AnchoredMenu>
      )}
    </>
  );
}

test('opens by keyboard, arrows move, Enter acts and gives focus back', async () => {
  const onLogout = jest.fn();
  render(<UserMenu onLogout={onLogout} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menu', { name: 'Account' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('About');
  await userEvent.keyboard('{End}{Enter}');
  expect(onLogout).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Account');
});

test('a submenu opens with the arrow and its items are chosen', async () => {
  const onLanguage = jest.fn<(id: string) => void>();
  render(<UserMenu onLanguage={onLanguage} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowRight}');
  const chosen = screen.getByRole('menuitemradio', { name: 'English' });
  expect(chosen.getAttribute('aria-checked')).toBe('true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onLanguage).toHaveBeenCalledWith('nl');
});

test('Escape closes it', async () => {
  render(<UserMenu />);
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('opens in the overlay root it is given, and a press acts', async () => {
  const overlays = document.body.appendChild(document.createElement('div'));
  overlays.id = 'overlays';
  const onLogout = jest.fn();
  render(
    <OverlayRootProvider container={overlays}>
      <UserMenu onLogout={onLogout} />
    </OverlayRootProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  expect(overlays.contains(screen.getByRole('menu', { name: 'Account' }))).toBe(true);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
  expect(onLogout).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Account');
});
