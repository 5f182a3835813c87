import { askWorker } from './ask-worker.ts';
import styles from './later.module.css';

/** The text of the later chunk, and its worker's. */
export async function greeting(): Promise<string> {
  return `Here I am, ${styles['later'] === undefined ? 'bare' : 'dressed'}: ${await askWorker('echo')}`;
}
