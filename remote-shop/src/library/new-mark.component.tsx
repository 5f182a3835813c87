import type { ShopBook } from '@leeszaal/shared-contracts';
import { Tag } from '@leeszaal/shared-ui/tag';
import { Tooltip, TooltipTrigger } from '@leeszaal/shared-ui/tooltip';
import { Trans } from '@lingui/react/macro';
import { sinceDate } from './since-date.ts';

interface NewMarkProps {
  readonly book: ShopBook;
  readonly language: string;
  /** Opens what tells the day to whoever has no pointer to rest on it. */
  readonly onPress: () => void;
}

/** Says that a book is new in the shop, and on hover or focus since when (`docs/behaviour.md` C 2). */
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
