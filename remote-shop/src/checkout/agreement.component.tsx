import { Checkbox } from '@leeszaal/shared-ui/checkbox';
import { Link } from '@leeszaal/shared-ui/link';
import { useLingui } from '@lingui/react/macro';
import styles from '../shop.module.css';

interface AgreementProps {
  readonly name: string;
  readonly label: string;
  readonly linkLabel: string;
  /** The address of the document. */
  readonly href: string;
  readonly isGiven: boolean;
  readonly isMissing: boolean;
  readonly onChange: (isGiven: boolean) => void;
}

/** A checkbox for one agreement, with a link to its document. */
export function Agreement(props: AgreementProps) {
  const { name, label, linkLabel, href, isGiven, isMissing, onChange } = props;
  const { t } = useLingui();
  return (
    <div className={styles.agreement}>
      <Checkbox name={name} isSelected={isGiven} isInvalid={isMissing} onChange={onChange}>
        {label}
      </Checkbox>
      <Link href={href} isExternal externalLabel={t`(opens in a new tab)`}>
        {linkLabel}
      </Link>
    </div>
  );
}
