import {
  ChevronLeftIcon,
  ChevronRightIcon,
  FirstIcon,
  type IconType,
  LastIcon,
  NextChapterIcon,
  PanelIcon,
  PreviousChapterIcon,
} from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { useIsMobile } from '@leeszaal/shared-ui/use-is-mobile';
import { useLingui } from '@lingui/react/macro';
import { LookButton } from '../settings/look-button.component.tsx';
import type { Can, Direction, View, Viewer } from '../viewers/viewer.contract.ts';
import { PageInput } from './page-input.component.tsx';
import styles from './toolbar.module.css';
import { useView } from './use-view.ts';
import { ZoomButtons } from './zoom-buttons.component.tsx';

interface ToolbarProps {
  readonly viewer: Viewer;
  readonly isPanelOpen: boolean;
  readonly onPanel: () => void;
}

/** Moves and zoom of an open document (`docs/behaviour.md` R2). */
export function Toolbar({ viewer, isPanelOpen, onPanel }: ToolbarProps) {
  const { t } = useLingui();
  const isMobile = useIsMobile();
  const view = useView(viewer);
  const { pageNumbers } = viewer.abilities;

  const move = (to: Direction, can: Can, label: string, icon: IconType) => (
    <IconButton
      label={label}
      icon={icon}
      size={isMobile ? 'sm' : 'md'}
      isDisabled={!view?.can[can]}
      onPress={() => viewer.go({ to })}
    />
  );

  return (
    <section className={styles.toolbar} aria-label={t`Document`}>
      <div className={styles.group}>
        <IconButton
          label={isPanelOpen ? t`Hide the panel` : t`Show the panel`}
          icon={PanelIcon}
          size={isMobile ? 'sm' : 'md'}
          isSelected={isPanelOpen}
          onPress={onPanel}
        />
      </div>
      <div className={styles.group}>
        {pageNumbers && move('first-page', 'firstPage', t`First page`, FirstIcon)}
        {move('previous-chapter', 'previousChapter', t`Previous chapter`, PreviousChapterIcon)}
        {move('previous-page', 'previousPage', t`Previous page`, ChevronLeftIcon)}
        {view &&
          (pageNumbers ? <PageInput view={view} viewer={viewer} /> : <Progress view={view} />)}
        {move('next-page', 'nextPage', t`Next page`, ChevronRightIcon)}
        {move('next-chapter', 'nextChapter', t`Next chapter`, NextChapterIcon)}
        {pageNumbers && move('last-page', 'lastPage', t`Last page`, LastIcon)}
      </div>
      {!isMobile && (
        <div className={styles.group}>
          <ZoomButtons viewer={viewer} />
          <LookButton viewer={viewer} />
        </div>
      )}
    </section>
  );
}

function Progress({ view }: { readonly view: View }) {
  const { i18n } = useLingui();
  return (
    <output className={styles.progress}>
      {i18n.number(view.progress, { style: 'percent', maximumFractionDigits: 0 })}
    </output>
  );
}
