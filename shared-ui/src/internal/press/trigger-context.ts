import { createContext, type Ref } from 'react';

/** The props that a tooltip or a popover around a button adds to it. */
export interface ButtonAddition {
  readonly ref: Ref<HTMLButtonElement>;
  readonly onPress?: () => void;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

/** Of the popover that the button opens. */
export const PopoverButton = createContext<ButtonAddition | undefined>(undefined);

/** Of the tooltip that describes the button. */
export const TooltipButton = createContext<ButtonAddition | undefined>(undefined);
