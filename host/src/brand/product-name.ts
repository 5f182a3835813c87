/** The product's name where the configuration could not be read (`docs/behaviour.md` C8). */
export const PRODUCT_NAME = 'Leeszaal';
