import { Dialog } from '@leeszaal/shared-ui/dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { Mark } from '../brand/mark.component.tsx';
import { useConfig } from '../config/use-config.ts';
import { addressWith } from '../navigation/address-with.ts';
import { portalAtom } from '../state/atoms.ts';
import styles from './menu.module.css';

/** Logo, product, copyright and the version label `HL-{ip}` (`docs/decisions.md` 55). */
export default function AboutDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const config = useConfig();
  const { productName } = config;
  const year = new Date().getFullYear();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`About ${productName}`}
      closeLabel={t`Close`}
      size="sm"
    >
      <div className={styles.about}>
        {config.productLogo ? <img src={config.productLogo} alt="" /> : <Mark />}
        <p className={styles.product}>{productName}</p>
        <p>HL-{config.serverAddress}</p>
        <p>
          <Trans>
            © {year} {productName}
          </Trans>
        </p>
        <Links />
      </div>
    </Dialog>
  );
}

/** The statements of the library, and the licences, as far as the configuration has their pages. */
function Links() {
  const { t, i18n } = useLingui();
  const config = useConfig();
  const portal = useAtomValue(portalAtom);
  const inLanguage = { lang: i18n.locale };
  const ofLibrary =
    portal.kind === 'ready'
      ? { library: portal.session.client.current.ref, ...inLanguage }
      : inLanguage;
  const links = [
    [t`General terms`, config.generalTermsUrl, ofLibrary],
    [t`Privacy`, config.privacyTermsUrl, ofLibrary],
    [t`Storage in the browser`, config.storageTermsUrl, ofLibrary],
    [t`Licences of the software`, config.licencesUrl, inLanguage],
  ] as const;
  return links.map(
    ([text, page, parameters]) =>
      page && (
        <a key={text} href={addressWith(page, parameters)}>
          {text}
        </a>
      ),
  );
}
