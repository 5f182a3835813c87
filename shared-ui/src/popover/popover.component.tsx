import {
  type JSX,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import fields from '../internal/beside/field.module.css';
import { placeBeside } from '../internal/beside/place-beside.ts';
import type { BesideWish } from '../internal/beside/position-beside.ts';
import { classNames } from '../internal/class-names.ts';
import { useModal } from '../internal/modal/use-modal.ts';
import { usePressOutside } from '../internal/modal/use-press-outside.ts';
import { PressButton } from '../internal/press/press-button.component.tsx';
import { PopoverButton } from '../internal/press/trigger-context.ts';
import { useOverlayRoot } from '../overlay-root/index.ts';
import hidden from '../visually-hidden/visually-hidden.module.css';
import styles from './popover.module.css';
import { useTriggered } from './popover-trigger.component.tsx';

/** A side of the trigger, and whose edges are aligned in the direction of the text; without one, their middles are. */
export type PopoverPlacement = 'top' | 'bottom' | `${'top' | 'bottom'} ${'start' | 'end'}`;

export interface PopoverProps {
  /** Its accessible name. */
  readonly label: string;
  /**
   * Names a button that only screen readers show: on a touch screen they have neither Escape nor a press outside. Leave
   * it out if the content has a button that closes the popover.
   */
  readonly closeLabel?: string;
  readonly placement?: PopoverPlacement;
  readonly hasArrow?: boolean;
  /** Without a `PopoverTrigger`: the anchor, and whether it is open. */
  readonly triggerRef?: RefObject<Element | null>;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A small dialog at its trigger. Escape or a press outside closes it. */
export function Popover({
  isOpen,
  onOpenChange,
  triggerRef,
  ...rest
}: PopoverProps): JSX.Element | null {
  const triggered = useTriggered();
  if (!(isOpen ?? triggered?.isOpen)) return null;
  const close = () => (onOpenChange ?? triggered?.onOpenChange)?.(false);
  return (
    <OpenPopover
      {...rest}
      id={triggered?.id}
      triggerRef={triggerRef ?? triggered?.triggerRef}
      onClose={close}
    />
  );
}

interface OpenPopoverProps
  extends Pick<
    PopoverProps,
    'label' | 'closeLabel' | 'placement' | 'hasArrow' | 'className' | 'children'
  > {
  readonly id: string | undefined;
  readonly triggerRef: RefObject<Element | null> | undefined;
  readonly onClose: () => void;
}

function OpenPopover({
  id,
  label,
  closeLabel,
  placement = 'bottom',
  hasArrow = false,
  triggerRef,
  onClose,
  className,
  children,
}: OpenPopoverProps): JSX.Element {
  const root = useOverlayRoot();
  const popover = useRef<HTMLDivElement>(null);
  const wish = useEffectEvent(() => wishOf(placement, hasArrow, popover.current));
  // Declared before the focus, so that the browser does not scroll to another position.
  useLayoutEffect(() => {
    const [element, trigger] = [popover.current, triggerRef?.current];
    if (!element || !trigger) return undefined;
    return placeBeside(
      element,
      trigger,
      () => wish(),
      ({ left, room }, anchor) => {
        element.style.maxHeight = `${room}px`;
        const middle = anchor.left + anchor.width / 2 - left;
        const most = element.offsetWidth - ARROW;
        element.style.setProperty('--_arrow', `${Math.max(ARROW, Math.min(middle, most))}px`);
      },
    );
  }, [triggerRef]);
  const modal = useModal(popover, onClose);
  const outside = usePressOutside(onClose);
  useLeavingPlace(popover, onClose);
  return createPortal(
    <div className={classNames(fields.field, styles.field)} {...outside}>
      <div
        {...modal}
        ref={popover}
        id={id}
        role="dialog"
        aria-label={label}
        className={classNames(styles.popover, className)}
      >
        {hasArrow && (
          <span className={styles.arrow}>
            <span className={styles.tip} />
          </span>
        )}
        <div className={styles.content}>
          <PopoverButton value={undefined}>
            {children}
            {closeLabel !== undefined && (
              <PressButton tabIndex={-1} className={hidden.hidden} onPress={onClose}>
                {closeLabel}
              </PressButton>
            )}
          </PopoverButton>
        </div>
      </div>
    </div>,
    root,
  );
}

/** Distances in CSS pixels: from the trigger, and of the arrow from the corners. */
const GAP = 6;
const ARROW_GAP = 10;
const ARROW = 16;

function wishOf(
  placement: PopoverPlacement,
  hasArrow: boolean,
  element: Element | null,
): BesideWish {
  const [side, edge] = placement.split(' ') as ['top' | 'bottom', ('start' | 'end')?];
  const isRtl = element !== null && getComputedStyle(element).direction === 'rtl';
  const align = edge && ((edge === 'start') === isRtl ? 'right' : 'left');
  return { side, align, gap: hasArrow ? ARROW_GAP : GAP };
}

/** In a place in another page: a press or the focus elsewhere in that page closes the popover. */
function useLeavingPlace(popover: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const root = popover.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return undefined;
    const onLeave = (event: Event) => {
      if (!event.composedPath().includes(root)) close();
    };
    document.addEventListener('pointerdown', onLeave, true);
    document.addEventListener('focusin', onLeave, true);
    return () => {
      document.removeEventListener('pointerdown', onLeave, true);
      document.removeEventListener('focusin', onLeave, true);
    };
  }, [popover]);
}
