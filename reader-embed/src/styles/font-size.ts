/** The probe's width in its own font size (`embed.css`). */
const PROBE_EMS = 100;

/**
 * Sets `--lz-rem` to the person's own font size in px, whatever font size the page gives its root element, and
 * follows it. Returns how to stop.
 *
 * @param probe has the initial font size
 * @param target has the property
 */
export function followFontSize(probe: HTMLElement, target: HTMLElement): () => void {
  const write = (px: number) => {
    if (px > 0) target.style.setProperty('--lz-rem', `${px}px`);
  };
  write(Number.parseFloat(getComputedStyle(probe).fontSize));
  const observer = new ResizeObserver(() => write(probe.offsetWidth / PROBE_EMS));
  observer.observe(probe);
  return () => observer.disconnect();
}
