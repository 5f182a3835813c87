import { Spinner } from '@leeszaal/shared-ui/spinner';
import { useLingui } from '@lingui/react/macro';
import awaited from '../shell/awaited.module.css';
import { usePart } from '../shell/use-part.ts';
import { detailPart } from './detail-part.ts';
import { useDetail } from './use-detail.ts';

/** The publication that was chosen, where one was; its panel may still be on its way. */
export function Detail() {
  const { t } = useLingui();
  const isChosen = useDetail().detail !== undefined;
  const Panel = usePart(detailPart, isChosen);
  if (!isChosen) return null;
  if (Panel) return <Panel />;
  return <Spinner label={t`Loading…`} className={awaited.panel} />;
}
