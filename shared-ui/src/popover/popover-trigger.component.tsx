import {
  createContext,
  type JSX,
  type ReactNode,
  type RefObject,
  use,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { PopoverButton } from '../internal/press/trigger-context.ts';

/** The popover of a button. */
export interface TriggeredPopover {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly triggerRef: RefObject<HTMLElement | null>;
}

const Triggered = createContext<TriggeredPopover | undefined>(undefined);

/** The popover of the button around; undefined without one. */
export const useTriggered = (): TriggeredPopover | undefined => use(Triggered);

export interface PopoverTriggerProps {
  /** Without it the trigger has a state of its own. */
  readonly isOpen?: boolean;
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** One of our buttons, then its `Popover`. */
  readonly children: ReactNode;
}

/** A button and the `Popover` that it opens. */
export function PopoverTrigger({
  isOpen: given,
  defaultOpen = false,
  onOpenChange,
  children,
}: PopoverTriggerProps): JSX.Element {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [own, setOwn] = useState(defaultOpen);
  const isOpen = given ?? own;
  const [popover, button] = useMemo(() => {
    const change = (next: boolean) => {
      setOwn(next);
      onOpenChange?.(next);
    };
    return [
      { id, isOpen, onOpenChange: change, triggerRef },
      {
        ref: triggerRef,
        onPress: () => change(!isOpen),
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
      },
    ];
  }, [id, isOpen, onOpenChange]);
  return (
    <Triggered value={popover}>
      <PopoverButton value={button}>{children}</PopoverButton>
    </Triggered>
  );
}
