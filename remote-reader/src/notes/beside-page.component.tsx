import { CloseIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { Popover } from '@leeszaal/shared-ui/popover';
import { useIsMobile } from '@leeszaal/shared-ui/use-is-mobile';
import { useLingui } from '@lingui/react/macro';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { BesidePage } from '../viewers/contract/viewer.contract.ts';
import styles from './note-popup.module.css';

interface BesidePageProps {
  /** Must be stable between renders. */
  readonly place: BesidePage;
  readonly title: string;
  /** Whether the focus moves elsewhere than back to the reference. */
  readonly hasGone?: () => boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const RETURN = () => false;

/** A popover beside its reference in the page; on mobile at the foot of the screen. */
export function BesidePagePopup({
  place,
  title,
  hasGone = RETURN,
  onClose,
  children,
}: BesidePageProps) {
  const { t } = useLingui();
  const isMobile = useIsMobile();
  const anchor = useRef<HTMLSpanElement>(null);
  const box = useBox(place, anchor);
  const gone = useRef(hasGone);
  useLayoutEffect(() => {
    gone.current = hasGone;
  }, [hasGone]);

  // After the popover has returned the focus to the page, the reference takes it.
  useEffect(
    () => () => {
      if (gone.current()) return;
      requestAnimationFrame(() => requestAnimationFrame(() => place.focusReference()));
    },
    [place],
  );

  return (
    <>
      <span ref={anchor} className={styles.anchor} style={box} aria-hidden />
      <Popover
        label={title}
        triggerRef={anchor}
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        hasArrow={!isMobile}
        className={styles.popup}
      >
        <div className={styles.note}>
          <div className={styles.head}>
            <h2 className={styles.title} title={title}>
              {title}
            </h2>
            <IconButton label={t`Close`} icon={CloseIcon} size="sm" onPress={onClose} />
          </div>
          {children}
        </div>
      </Popover>
    </>
  );
}

/** The box of the reference, updated with the size of what is around the anchor. */
function useBox(place: BesidePage, anchor: RefObject<HTMLElement | null>) {
  const [box, setBox] = useState(() => place.box());
  useLayoutEffect(() => {
    const around = anchor.current?.parentElement;
    if (!around) return undefined;
    const sizes = new ResizeObserver(() => setBox(place.box()));
    sizes.observe(around);
    return () => sizes.disconnect();
  }, [place, anchor]);
  return box;
}
