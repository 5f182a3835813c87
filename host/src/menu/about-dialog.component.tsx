import { Dialog } from '@leeszaal/shared-ui/dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { Mark } from '../brand/mark.component.tsx';
import { useConfig } from '../config/use-config.ts';
import styles from './menu.module.css';

/** Logo, product, copyright and the version label `HL-{ip}` (`docs/decisions.md` 55). */
export default function AboutDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const config = useConfig();
  const { productName, licencesUrl } = config;
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
        {licencesUrl !== undefined && (
          <a href={`${licencesUrl}?${new URLSearchParams({ lang: i18n.locale })}`}>
            <Trans>Licences of the software</Trans>
          </a>
        )}
      </div>
    </Dialog>
  );
}
