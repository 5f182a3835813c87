import { FitIcon, ZoomInIcon, ZoomOutIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { useLingui } from '@lingui/react/macro';
import type { Viewer } from '../viewers/contract/viewer.contract.ts';
import { useOfView } from '../viewers/state/use-view.ts';

/** Zoom buttons of the toolbar; on mobile of the settings tab. */
export function ZoomButtons({ viewer }: { readonly viewer: Viewer }) {
  const { t } = useLingui();
  const canZoomOut = useOfView(viewer, (view) => view?.can.zoomOut ?? false);
  const canZoomIn = useOfView(viewer, (view) => view?.can.zoomIn ?? false);
  const fits = useOfView(viewer, (view) => view?.fits);
  return (
    <>
      <IconButton
        label={t`Zoom out`}
        icon={ZoomOutIcon}
        isDisabled={!canZoomOut}
        onPress={() => viewer.zoom('out')}
      />
      <IconButton
        label={t`Zoom automatically`}
        icon={FitIcon}
        isSelected={fits}
        onPress={() => viewer.zoom('auto')}
      />
      <IconButton
        label={t`Zoom in`}
        icon={ZoomInIcon}
        isDisabled={!canZoomIn}
        onPress={() => viewer.zoom('in')}
      />
    </>
  );
}
