/**
 * What a book sets in motion is at its end at once for whoever has asked for stillness. Not without any
 * motion: what only comes into sight by it would never be seen.
 */
export const STILL_STYLES = `
@media (prefers-reduced-motion: reduce) {
  *, ::before, ::after {
    animation-delay: 0s !important;
    animation-duration: 1ms !important;
    animation-iteration-count: 1 !important;
    transition-delay: 0s !important;
    transition-duration: 1ms !important;
  }
}
`;
