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
import { useIsEmbed } from '../placement/use-is-embed.ts';
import { useLandmarkName } from '../placement/use-landmark-name.ts';
import { LookButton } from '../settings/look-button.component.tsx';
import type { Can, Direction, Viewer } from '../viewers/contract/viewer.contract.ts';
import { useOfView } from '../viewers/state/use-view.ts';
import { DocumentTitle } from './document-title.component.tsx';
import { EmbedButtons } from './embed-buttons.component.tsx';
import { PageInput } from './page-input.component.tsx';
import position from './position.module.css';
import styles from './toolbar.module.css';
import { ZoomButtons } from './zoom-buttons.component.tsx';

interface ToolbarProps {
  /** Shown in an embed, which has no header. */
  readonly title: string | undefined;
  readonly viewer: Viewer;
  readonly isPanelOpen: boolean;
  readonly onPanel: () => void;
}

/** Navigation and zoom of an open document (`docs/behaviour.md` R2); a page turn renders only its number again. */
export function Toolbar({ title, viewer, isPanelOpen, onPanel }: ToolbarProps) {
  const { t } = useLingui();
  const isMobile = useIsMobile();
  const isEmbedded = useIsEmbed();
  const named = useLandmarkName(title);
  const { pageNumbers } = viewer.abilities;
  const size = isMobile ? 'sm' : 'md';
  const progression = useOfView(viewer, () => viewer.progression?.() ?? 'ltr');

  const move = (to: Direction, can: Can, label: string, icon: IconType) => (
    <MoveButton {...{ viewer, to, can, label, icon, size }} />
  );

  return (
    <section
      className={styles.toolbar}
      data-embed={isEmbedded && !isMobile ? '' : undefined}
      aria-label={named(t`Document`)}
    >
      <div className={styles.group}>
        <IconButton
          label={isPanelOpen ? t`Hide panel` : t`Show panel`}
          icon={PanelIcon}
          size={size}
          isSelected={isPanelOpen}
          onPress={onPanel}
        />
        {isEmbedded && !isMobile && <DocumentTitle title={title} />}
      </div>
      {/* In the direction of reading, as the click zones and arrow keys. */}
      <div className={styles.group} dir={progression}>
        {pageNumbers && move('first-page', 'firstPage', t`First page`, FirstIcon)}
        {move('previous-chapter', 'previousChapter', t`Previous chapter`, PreviousChapterIcon)}
        {move('previous-page', 'previousPage', t`Previous page`, ChevronLeftIcon)}
        {pageNumbers ? <PageInput viewer={viewer} /> : <Progress viewer={viewer} />}
        {move('next-page', 'nextPage', t`Next page`, ChevronRightIcon)}
        {move('next-chapter', 'nextChapter', t`Next chapter`, NextChapterIcon)}
        {pageNumbers && move('last-page', 'lastPage', t`Last page`, LastIcon)}
      </div>
      {!isMobile && (
        <div className={styles.group}>
          <ZoomButtons viewer={viewer} />
          <LookButton viewer={viewer} />
          {isEmbedded && <EmbedButtons size={size} />}
        </div>
      )}
    </section>
  );
}

interface MoveButtonProps {
  readonly viewer: Viewer;
  readonly to: Direction;
  readonly can: Can;
  readonly label: string;
  readonly icon: IconType;
  readonly size: 'sm' | 'md';
}

function MoveButton({ viewer, to, can, ...look }: MoveButtonProps) {
  const isAble = useOfView(viewer, (view) => view?.can[can] ?? false);
  return <IconButton {...look} isDisabled={!isAble} onPress={() => viewer.go({ to })} />;
}

function Progress({ viewer }: { readonly viewer: Viewer }) {
  const { i18n } = useLingui();
  const progress = useOfView(viewer, (view) => view?.progress);
  if (progress === undefined) return null;
  return (
    // The page announcer tells of page turns.
    <output className={position.progress} aria-live="off" dir="ltr">
      {i18n.number(progress, { style: 'percent', maximumFractionDigits: 0 })}
    </output>
  );
}
