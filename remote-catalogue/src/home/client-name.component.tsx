import { useLibrary, useSession } from '@leeszaal/remote-kit/react';
import { VisuallyHidden } from '@leeszaal/shared-ui/visually-hidden';
import styles from './home.module.css';
import { useLogo } from './use-logo.ts';

/**
 * The library's logo if set and enabled, else its name (`docs/decisions.md` 53). The space is reserved while the logo
 * loads.
 */
export function ClientName() {
  const { name } = useSession().client.current;
  const { changeHomeLogo, logo: stored } = useLibrary().settings;
  const isWanted = changeHomeLogo === true && stored !== false;
  const logo = useLogo(isWanted);
  if (!isWanted || logo?.kind === 'failed') return <h1 className={styles.name}>{name}</h1>;
  return (
    <h1 className={styles.logo}>
      {logo?.kind === 'loaded' ? (
        <img src={logo.address} alt={name} />
      ) : (
        <VisuallyHidden>{name}</VisuallyHidden>
      )}
    </h1>
  );
}
