import { usePart } from '@leeszaal/remote-kit/use-part';
import { useId, useRef, useState } from 'react';
import { advancedPart } from './advanced-part.ts';

/** How the panel is shown. */
interface PanelPlace {
  /** Whether it is part of the page instead of floating. */
  readonly isEmbedded: boolean;
  /** Whether suggestions take its place. */
  readonly isCovered: boolean;
}

/** The advanced panel of a search bar: whether it is open, and its code. */
export function usePanel({ isEmbedded, isCovered }: PanelPlace) {
  const [isOpen, setOpen] = useState(isEmbedded);
  // Focus alone does not request the panel: if it fails to load, that is silent.
  const [isAskedFor, setAskedFor] = useState(isEmbedded);
  const hide = () => setOpen(false);
  const AdvancedPanel = usePart(advancedPart, isOpen, isAskedFor ? undefined : hide);
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const isShown = isOpen && !isCovered;
  const isFloating = isOpen && !isEmbedded;
  return {
    AdvancedPanel,
    id,
    panel,
    toggle,
    isShown,
    isFloating,
    hide,
    /** Closes a floating panel. The focus goes to the button: the field's focus would open the panel. */
    close() {
      if (!isFloating) return;
      if (panel.current?.matches(':focus-within')) toggle.current?.focus();
      hide();
    },
    /** Opens the panel with the focus of the field. */
    follow() {
      if (isEmbedded || isOpen) return;
      setAskedFor(false);
      setOpen(true);
    },
    /** Opens or closes the panel with its button. */
    press() {
      setAskedFor(true);
      setOpen(!isShown);
    },
  };
}
