import type { ShopBook } from '@leeszaal/shared-contracts';
import { Tag } from '@leeszaal/shared-ui/tag';
import { Tooltip, TooltipTrigger } from '@leeszaal/shared-ui/tooltip';
import { Trans } from '@lingui/react/macro';
import { sinceDate } from './since-date.ts';

interface NewMarkProps {
  readonly book: ShopBook;
  readonly language: string;
  /** Opens the book's details, which show the day where there is no hover. */
  readonly onPress: () => void;
}

/**
 * Marks a new book; on hover or focus a tooltip says since when it is there (`docs/behaviour.md` C
 * 2).
 */
export function NewMark({ book, language, onPress }: NewMarkProps) {
  const since = sinceDate(book, language);
  return (
    <TooltipTrigger>
      <Tag tone="accent" onPress={onPress}>
        <Trans>New</Trans>
      </Tag>
      <Tooltip>
        {book.licenseCreated === undefined ? (
          <Trans>In the shop since {since}</Trans>
        ) : (
          <Trans>In the collection since {since}</Trans>
        )}
      </Tooltip>
    </TooltipTrigger>
  );
}
