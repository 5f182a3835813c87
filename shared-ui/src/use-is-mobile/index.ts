export { mobileQuery, useIsMobile } from './use-is-mobile.ts';
