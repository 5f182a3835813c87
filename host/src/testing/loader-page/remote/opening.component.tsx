import { useState } from 'react';
import styles from './opening.module.css';

/** Shows that the remote runs, and loads the later chunk on request. */
export function Opening() {
  const [later, setLater] = useState('');
  const load = async (): Promise<void> => {
    setLater('');
    try {
      const { greeting } = await import('./later.ts');
      setLater(await greeting());
    } catch (error) {
      setLater(error instanceof Error ? error.name : 'failed');
    }
  };
  return (
    <section className={styles.opening} data-testid="opening">
      <p>The remote runs.</p>
      <button type="button" onClick={load}>
        Later
      </button>
      <output>{later}</output>
    </section>
  );
}
