/** The colours of the field guide. */
export const TONE = {
  ink: '#2b2622',
  rubric: '#9a2a1f',
  teal: '#2c6272',
  ochre: '#c28f3c',
  moss: '#5d7048',
  sand: '#e6d8bd',
  paper: '#fbf7ef',
} as const;
