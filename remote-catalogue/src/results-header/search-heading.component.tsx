import { Button } from '@leeszaal/shared-ui/button';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useId, useState } from 'react';
import { type Criteria, filledFields } from '../criteria/criteria.ts';
import { typeLabelsAtom } from '../search/type-labels-atom.ts';
import { rowText } from '../search-bar/row-text.ts';
import styles from './results-header.module.css';

interface SearchHeadingProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly criteria: Criteria;
}

/** The query, else the rows of the search. A long heading is truncated, with a button for the rest. */
export function SearchHeading({ heading, criteria }: SearchHeadingProps) {
  const { t, i18n } = useLingui();
  const types = useAtomValue(typeLabelsAtom);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const query = criteria.query.trim();
  const rows = filledFields(criteria)
    .map((row) => rowText(row, i18n, types))
    .join(', ');
  const wordless = rows === '' ? t`All publications` : t`Results for ${rows}`;
  const text = query === '' ? wordless : t`Results for “${query}”`;
  const isLong = useIsCut(heading, text, isOpen);
  return (
    <div className={styles.headingPlace}>
      <h1
        ref={heading}
        id={id}
        tabIndex={-1}
        className={styles.heading}
        data-open={isOpen || undefined}
        dir="auto"
      >
        {text}
      </h1>
      {(isLong || isOpen) && (
        <Button
          variant="link"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(!isOpen)}
        >
          {isOpen ? t`Show less` : t`Show more`}
        </Button>
      )}
    </div>
  );
}

/** Whether the heading is truncated. */
function useIsCut(
  heading: RefObject<HTMLHeadingElement | null>,
  text: string,
  isOpen: boolean,
): boolean {
  const [isCut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures each text
  useEffect(() => {
    const element = heading.current;
    if (!element || isOpen) return undefined;
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [heading, text, isOpen]);
  return isCut;
}
