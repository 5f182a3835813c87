import { Button, type ButtonProps } from '@leeszaal/shared-ui/button';
import { createContext, use } from 'react';

/** Closes the menu around. The focus is at its button then. */
export const CloseMenu = createContext<() => void>(() => undefined);

interface MenuEntryProps extends Pick<ButtonProps, 'icon' | 'disabledReason' | 'children'> {
  /** The accessible name, which tells of whom or what the action is. */
  readonly label: string;
  /** Acts. A question or dialog that it opens gives the focus back to the button of the menu. */
  readonly onChoose: () => void;
}

/** An action in the menu of a row (`RowMenu`), which closes when it is chosen. */
export function MenuEntry({ label, onChoose, ...rest }: MenuEntryProps) {
  const close = use(CloseMenu);
  return (
    <Button
      {...rest}
      variant="quiet"
      aria-label={label}
      onPress={() => {
        close();
        onChoose();
      }}
    />
  );
}
