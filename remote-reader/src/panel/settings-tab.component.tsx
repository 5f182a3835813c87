import { useLingui } from '@lingui/react/macro';
import type { OpenDocument } from '../reading/reading.contract.ts';
import { LookSettings } from '../settings/look-settings.component.tsx';
import { ZoomButtons } from '../toolbar/zoom-buttons.component.tsx';
import { useOfView } from '../viewers/state/use-view.ts';
import styles from './panel.module.css';

/** The settings that the toolbar has no room for on mobile (`docs/behaviour.md` R2). */
export function SettingsTab({ open: { viewer } }: { readonly open: OpenDocument }) {
  const { t, i18n } = useLingui();
  const scale = useOfView(viewer, (view) => view?.scale) ?? 1;
  if (!viewer) return null;
  return (
    <div className={styles.metadata}>
      <fieldset className={styles.setting}>
        <legend>{viewer.abilities.pageNumbers ? t`Zoom` : t`Font size`}</legend>
        <ZoomButtons viewer={viewer} />
        <output>{i18n.number(scale, { style: 'percent', maximumFractionDigits: 0 })}</output>
      </fieldset>
      <LookSettings viewer={viewer} />
    </div>
  );
}
