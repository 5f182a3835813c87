import { type FocusEvent, type JSX, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { stepByArrow, tabbableIn } from '../internal/tabbable.ts';

export interface ToolbarProps {
  /** The accessible name. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A row of controls with one tab stop: arrow keys move between them. */
export function Toolbar({ label, className, children }: ToolbarProps): JSX.Element {
  /** The control that had the focus when it left. */
  const last = useRef<Element>(null);
  const isOutside = ({ currentTarget, relatedTarget }: FocusEvent) =>
    !currentTarget.contains(relatedTarget);

  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget, target } = event;
    const controls = [...tabbableIn(currentTarget)];
    if (key === 'Tab') {
      // From the end of the row the browser leaves it.
      last.current = target as Element;
      controls.at(event.shiftKey ? 0 : -1)?.focus();
      return;
    }
    const step = stepByArrow(key, currentTarget);
    if (step === undefined) return;
    event.stopPropagation();
    event.preventDefault();
    controls[controls.indexOf(target as HTMLElement) + step]?.focus();
  };
  return (
    <div
      role="toolbar"
      aria-label={label}
      aria-orientation="horizontal"
      className={className}
      onKeyDownCapture={onKeyDownCapture}
      onBlurCapture={(event) => {
        if (isOutside(event)) last.current ??= event.target;
      }}
      onFocusCapture={(event) => {
        if (!isOutside(event) || !(last.current instanceof HTMLElement)) return;
        last.current.focus();
        last.current = null;
      }}
    >
      {children}
    </div>
  );
}
