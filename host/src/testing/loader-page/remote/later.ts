import { askWorker } from './ask-worker.ts';
import styles from './later.module.css';

/** What the later part has to say, its worker included. */
export async function greeting(): Promise<string> {
  return `Here I am, ${styles['later'] === undefined ? 'bare' : 'dressed'}: ${await askWorker('echo')}`;
}
