/** The product name when the configuration cannot be read (`docs/behaviour.md` C8). */
export const PRODUCT_NAME = 'Leeszaal';
