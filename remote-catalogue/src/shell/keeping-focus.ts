import { keepFocus } from '@leeszaal/shared-ui/keep-focus';

/** Makes a press handler that keeps the focus near a button which the action removes. */
export const keepingFocus =
  (action: () => void) =>
  ({ target }: { readonly target: Element }) => {
    keepFocus(target);
    action();
  };
