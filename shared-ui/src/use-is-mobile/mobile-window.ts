/** Mobile is narrower than this, in CSS pixels; exactly so wide is desktop (docs/decisions.md 54). */
export const MOBILE_BELOW = 960;

/** The media query of a mobile window. */
export const mobileQuery = '(width < 960px)';

/** Whether a place has the mobile layout, now and after changes. */
export interface MobileSource {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly isMobile: () => boolean;
}

/** The window as a place. */
export const mobileWindow: MobileSource = {
  subscribe(onChange) {
    const list = matchMedia(mobileQuery);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  },
  isMobile: () => matchMedia(mobileQuery).matches,
};
