import type { ContentsEntry } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { ReaderNotice } from '../notice/reader-notice.component.tsx';
import { chapterOf } from './chapter-of.ts';
import type { PlaceKeeper } from './place-keeper.ts';
import type { PlaceNotice as Notice } from './place-step.ts';

interface PlaceNoticeProps {
  readonly places: PlaceKeeper;
  readonly contents: readonly ContentsEntry[];
  /** Whether the document has numbered pages. */
  readonly hasPages: boolean;
  /** Moves the focus to the document, if the notice had it. */
  readonly onGone: () => void;
}

/**
 * Tells that the document opened at the kept place, or offers to move there when the server answered too late
 * (`docs/decisions.md` 86). Disappears with the first turn, or after a while.
 */
export function PlaceNotice({ places, contents, hasPages, onGone }: PlaceNoticeProps) {
  const notice = useSyncExternalStore(places.subscribe, places.notice);
  const text = useText(notice, contents, hasPages);
  if (notice === undefined) return null;
  return (
    <ReaderNotice
      key={notice.kind}
      text={text}
      placement="brief"
      onDismiss={places.dismiss}
      onGone={onGone}
    >
      {notice.kind === 'continued' ? (
        <Button variant="secondary" size="sm" onPress={places.restart}>
          <Trans>Start from the beginning</Trans>
        </Button>
      ) : (
        <Button variant="primary" size="sm" onPress={places.resume}>
          <Trans context="reading">Continue</Trans>
        </Button>
      )}
    </ReaderNotice>
  );
}

function useText(
  notice: Notice | undefined,
  contents: readonly ContentsEntry[],
  hasPages: boolean,
): string {
  const { t, i18n } = useLingui();
  if (notice === undefined) return '';
  const { page, file, fraction } = notice.place;
  const isContinued = notice.kind === 'continued';
  if (hasPages) return isContinued ? t`Continued from page ${page}` : t`Continue on page ${page}?`;
  const percent = i18n.number(fraction, { style: 'percent', maximumFractionDigits: 0 });
  const chapter = chapterOf(contents, file);
  if (chapter === undefined) {
    return isContinued ? t`Continued at ${percent}` : t`Continue at ${percent}?`;
  }
  return isContinued
    ? t`Continued in “${chapter}”, at ${percent}`
    : t`Continue in “${chapter}”, at ${percent}?`;
}
