import type { JSX, ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';

export interface ToolbarProps {
  /** The name, spoken only. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Controls in a row that are one stop for the Tab key: arrows go from one to the next. */
export function Toolbar({ label, className = '', children }: ToolbarProps): JSX.Element {
  return (
    <AriaToolbar aria-label={label} className={className}>
      {children}
    </AriaToolbar>
  );
}
