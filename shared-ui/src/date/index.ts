export { formatDay, formatMoment } from './format-date.ts';
