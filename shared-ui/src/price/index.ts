export { formatPrice } from './format-price.ts';
