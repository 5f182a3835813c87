import { important } from './important.ts';

/**
 * Ends animations and transitions at once for readers who ask for reduced motion. They still run: content that
 * only an animation reveals would never appear.
 */
export const REDUCED_MOTION = `@media (prefers-reduced-motion: reduce) {
${important(
  '*, ::before, ::after',
  `animation-delay: 0s; animation-duration: 1ms; animation-iteration-count: 1; transition-delay: 0s;
  transition-duration: 1ms`,
)}}
`;
