import { endpoints } from '@leeszaal/shared-contracts';
import { useHost, useLibrary, useSession } from '@leeszaal/shared-contracts/react';
import { useEffect, useState } from 'react';
import styles from './home.module.css';

/** The library's logo where it has one and wants it shown, else its name (`docs/decisions.md` 53). */
export function ClientName() {
  const { current } = useSession().client;
  const { changeHomeLogo } = useLibrary().settings;
  const logo = useLogo(changeHomeLogo === true);
  return (
    <h1 className={styles.name}>
      {logo ? <img src={logo} alt={current.name} className={styles.logo} /> : current.name}
    </h1>
  );
}

function useLogo(isWanted: boolean): string | undefined {
  const { http } = useHost();
  const [logo, setLogo] = useState<string>();
  useEffect(() => {
    if (!isWanted) return;
    const abort = new AbortController();
    let made: string | undefined;
    http
      .call(endpoints.getLogo, {}, { signal: abort.signal, onNetworkFailure: 'throw' })
      .then(({ bytes }) => {
        if (abort.signal.aborted) return;
        made = URL.createObjectURL(bytes);
        setLogo(made);
      })
      // Without a logo the name stands in its place.
      .catch(() => undefined);
    return () => {
      abort.abort();
      if (made) URL.revokeObjectURL(made);
      setLogo(undefined);
    };
  }, [http, isWanted]);
  return logo;
}
