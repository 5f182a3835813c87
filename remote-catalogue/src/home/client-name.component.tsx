import { useLibrary, useSession } from '@leeszaal/remote-kit/react';
import styles from './home.module.css';
import { useLogo } from './use-logo.ts';

/**
 * The library's name, below its logo if that is set and enabled (`docs/decisions.md` 53, 128). The space is reserved
 * while the logo loads.
 */
export function ClientName() {
  const { name } = useSession().client.current;
  const { changeHomeLogo, logo: stored } = useLibrary().settings;
  const isWanted = changeHomeLogo === true && stored !== false;
  const logo = useLogo(isWanted);
  if (!isWanted || logo?.kind === 'failed') return <h1 className={styles.name}>{name}</h1>;
  return (
    <h1 className={styles.name} data-below-logo>
      <span className={styles.logo}>
        {/* The name below it says what it shows. */}
        {logo?.kind === 'loaded' && <img src={logo.address} alt="" />}
      </span>
      {name}
    </h1>
  );
}
