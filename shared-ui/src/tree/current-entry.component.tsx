import { type ComponentProps, createContext, type JSX, useContext } from 'react';

/**
 * The id of the current entry. Only rendered rows read it, so that a change renders these again and
 * not the whole tree.
 */
export const CurrentEntry = createContext<string | undefined>(undefined);

interface RowProps {
  readonly id: string;
  /** The props react-aria gives the row; it passes `aria-current` in no other way. */
  readonly row: ComponentProps<'div'>;
}

function Row({ id, row }: RowProps): JSX.Element {
  const isCurrent = useContext(CurrentEntry) === id;
  return <div {...row} {...(isCurrent && { 'aria-current': 'location', 'data-current': true })} />;
}

/** Renders an entry's row, with a mark if it is the current one. */
export const rowOf =
  (id: string) =>
  (row: ComponentProps<'div'>): JSX.Element => <Row id={id} row={row} />;
