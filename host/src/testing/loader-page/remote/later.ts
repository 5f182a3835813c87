import styles from './later.module.css';

/** What the later part has to say. */
export const greeting = `Here I am: ${styles.later !== undefined}`;
