/** A key that moves through the list. */
type ListKey = 'ArrowDown' | 'ArrowUp';

/** The index after a key; -1 is the field itself, which comes between the last option and the first. */
export function nextOption(key: ListKey, active: number, length: number): number {
  if (key === 'ArrowDown') return active + 1 < length ? active + 1 : -1;
  return active >= 0 ? active - 1 : length - 1;
}
