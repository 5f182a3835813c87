import {
  createContext,
  type JSX,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import fields from '../internal/beside/field.module.css';
import { placeBeside } from '../internal/beside/place-beside.ts';
import type { Side } from '../internal/beside/position-beside.ts';
import { classNames } from '../internal/class-names.ts';
import { TooltipButton } from '../internal/press/trigger-context.ts';
import { useOverlayRoot } from '../overlay-root/index.ts';
import { attachTooltip } from './attach-tooltip.ts';
import styles from './tooltip.module.css';

/** Distance from the trigger, in CSS pixels. */
const GAP = 6;

/** The open tooltip's id and trigger. */
interface OpenTooltip {
  readonly id: string;
  readonly trigger: RefObject<HTMLElement | null>;
}

const OpenTooltipContext = createContext<OpenTooltip | undefined>(undefined);

export interface TooltipTriggerProps {
  readonly isDisabled?: boolean;
  /** Whether a press opens the tooltip instead of closing it. */
  readonly opensOnPress?: boolean;
  /** One of our buttons, then a `Tooltip`. */
  readonly children: ReactNode;
}

/**
 * Opens the tooltip of a button: under a pointer after a moment, or at once on keyboard focus. Escape, a press,
 * scrolling and leaving close it.
 */
export function TooltipTrigger({
  isDisabled = false,
  opensOnPress = false,
  children,
}: TooltipTriggerProps): JSX.Element {
  const id = useId();
  const trigger = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const ref = useCallback(
    (element: HTMLButtonElement | null) => {
      trigger.current = element;
      return element && !isDisabled ? attachTooltip(element, opensOnPress, setOpen) : undefined;
    },
    [isDisabled, opensOnPress],
  );
  const button = useMemo(
    () => ({ ref, 'aria-describedby': isOpen ? id : undefined }),
    [ref, isOpen, id],
  );
  const tooltip = useMemo(() => (isOpen ? { id, trigger } : undefined), [isOpen, id]);
  return (
    <OpenTooltipContext value={tooltip}>
      <TooltipButton value={button}>{children}</TooltipButton>
    </OpenTooltipContext>
  );
}

export interface TooltipProps {
  readonly placement?: Side;
  readonly children: ReactNode;
}

/** A short text beside its trigger, which it describes. Never the only place of essential information. */
export function Tooltip({ placement = 'top', children }: TooltipProps): JSX.Element | null {
  const root = useOverlayRoot();
  const open = use(OpenTooltipContext);
  const tooltip = useRef<HTMLDivElement>(null);
  // In every render: its text may have changed.
  useLayoutEffect(() => {
    const trigger = open?.trigger.current;
    if (!trigger || !tooltip.current) return undefined;
    return placeBeside(tooltip.current, trigger, () => ({ side: placement, gap: GAP }));
  });
  if (open === undefined) return null;
  return createPortal(
    <div className={classNames(fields.field, styles.field)}>
      <div ref={tooltip} role="tooltip" id={open.id} className={styles.tooltip}>
        {children}
      </div>
    </div>,
    root,
  );
}
