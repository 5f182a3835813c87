import styles from './panel-place.module.css';

/** The width of the open panel, where there is room. */
export const PANEL_WIDTH = '22rem';

/** Keeps the width of the open panel until it renders, so that the page is laid out once. */
export function PanelPlace() {
  return <div className={styles.place} style={{ inlineSize: `min(${PANEL_WIDTH}, 50%)` }} />;
}
