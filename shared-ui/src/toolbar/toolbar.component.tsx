import type { JSX, ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';

export interface ToolbarProps {
  /** The accessible name. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A row of controls with one tab stop: arrow keys move between them. */
export function Toolbar({ label, className = '', children }: ToolbarProps): JSX.Element {
  return (
    <AriaToolbar aria-label={label} className={className}>
      {children}
    </AriaToolbar>
  );
}
