/** The largest id that the database's columns can hold. */
export const LARGEST_INTEGER = 2_147_483_647;
