import {
  type ComponentProps,
  type JSX,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  use,
  useMemo,
  useRef,
} from 'react';
import { notePress } from './last-press.ts';
import { mergeRefs } from './merge-refs.ts';
import { PopoverButton, TooltipButton } from './trigger-context.ts';

/** A press of a button. */
export interface ButtonPress {
  /** The button. */
  readonly target: HTMLButtonElement;
  /** Whether a pointer pressed it, and neither a key nor assistive technology. */
  readonly isByPointer: boolean;
}

/** The attributes of a native button, apart from those that its press replaces. */
type NativeProps = Omit<
  ComponentProps<'button'>,
  'onClick' | 'onMouseDown' | 'onPointerDown' | 'disabled' | 'aria-disabled'
>;

export interface PressButtonProps extends NativeProps {
  /** Called by a pointer, Enter, the space bar and assistive technology. */
  readonly onPress?: ((press: ButtonPress) => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Keeps the focus, is announced as disabled and takes no press. */
  readonly isInert?: boolean;
  /** A press leaves the focus where it is. */
  readonly keepsFocus?: boolean;
}

const ACTIVATING = new Set(['Enter', ' ']);

/**
 * A native button. What surrounds it receives no event of its press: a card that is a link does not follow it as well.
 */
export function PressButton({
  onPress,
  isDisabled = false,
  isInert = false,
  keepsFocus = false,
  type = 'button',
  ref,
  onKeyDown,
  ...native
}: PressButtonProps): JSX.Element {
  const popover = use(PopoverButton);
  const tooltip = use(TooltipButton);
  const [popoverRef, tooltipRef] = [popover?.ref, tooltip?.ref];
  const merged = useMemo(
    () => mergeRefs(ref, popoverRef, tooltipRef),
    [ref, popoverRef, tooltipRef],
  );
  const hasKey = useRef(false);
  const keep = (event: SyntheticEvent) => event.stopPropagation();
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    keep(event);
    if (isInert) {
      event.preventDefault();
      return;
    }
    const { currentTarget: target } = event;
    const isByPointer = event.detail > 0;
    notePress(!isByPointer && hasKey.current);
    hasKey.current = false;
    // Safari focuses no button that is clicked.
    if (isByPointer && !keepsFocus) target.focus({ preventScroll: true });
    popover?.onPress?.();
    onPress?.({ target, isByPointer });
  };
  const pressKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (ACTIVATING.has(event.key)) {
      keep(event);
      hasKey.current = true;
      // A held key would press again and again.
      if (event.repeat) event.preventDefault();
    }
    onKeyDown?.(event);
  };
  return (
    <button
      aria-expanded={popover?.['aria-expanded']}
      aria-controls={popover?.['aria-controls']}
      aria-describedby={tooltip?.['aria-describedby']}
      {...native}
      ref={merged}
      // Inert too: Enter in a field clicks the form's first submit button, and submits a form that has none.
      type={type}
      disabled={isDisabled}
      aria-disabled={isInert || undefined}
      onPointerDown={keep}
      onMouseDown={(event) => {
        if (keepsFocus) event.preventDefault();
        keep(event);
      }}
      onClick={press}
      onKeyDown={pressKey}
    />
  );
}
