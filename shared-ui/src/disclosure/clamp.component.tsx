import {
  type CSSProperties,
  type JSX,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '../button/index.ts';
import { ChevronDownIcon, ChevronUpIcon } from '../icon/index.ts';
import { classNames } from '../internal/class-names.ts';
import styles from './disclosure.module.css';

export interface ClampProps {
  /** Content up to this height in px is shown whole. */
  readonly maxHeight?: number;
  readonly moreLabel: string;
  readonly lessLabel: string;
  readonly children: ReactNode;
}

/** Clamps tall content, with a button that shows the rest. */
export function Clamp({
  maxHeight = 200,
  moreLabel,
  lessLabel,
  children,
}: ClampProps): JSX.Element {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const [isTall, setTall] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const element = content.current;
    if (element === null) return undefined;
    const measure = (): void => setTall(element.scrollHeight > maxHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    // A focused element must be visible.
    const open = (): void => setOpen(true);
    element.addEventListener('focusin', open);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', open);
    };
  }, [maxHeight]);
  const isClamped = isTall && !isOpen;
  return (
    <div>
      <div
        id={id}
        className={classNames(styles.clamp, isClamped && styles.clamped)}
        style={{ '--_max': `${maxHeight}px` } as CSSProperties}
      >
        <div ref={content}>{children}</div>
      </div>
      {isTall && (
        <Button
          variant="link"
          iconEnd={isOpen ? ChevronUpIcon : ChevronDownIcon}
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(!isOpen)}
        >
          {isOpen ? lessLabel : moreLabel}
        </Button>
      )}
    </div>
  );
}
