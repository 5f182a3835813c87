import { type ComponentProps, createContext, type JSX, useContext } from 'react';

/**
 * The id of the entry where the person is. Only the rows in sight ask for it, so that a move draws those
 * anew and not a tree of thousands.
 */
export const CurrentEntry = createContext<string | undefined>(undefined);

interface RowProps {
  readonly id: string;
  /** What react-aria gives the row; it lets `aria-current` through in no other way. */
  readonly row: ComponentProps<'div'>;
}

function Row({ id, row }: RowProps): JSX.Element {
  const isCurrent = useContext(CurrentEntry) === id;
  return <div {...row} {...(isCurrent && { 'aria-current': 'location', 'data-current': true })} />;
}

/** Draws the row of an entry, marked when it is the current one. */
export const rowOf =
  (id: string) =>
  (row: ComponentProps<'div'>): JSX.Element => <Row id={id} row={row} />;
