import { Button } from '@leeszaal/shared-ui/button';
import { ChevronDownIcon, ChevronUpIcon } from '@leeszaal/shared-ui/icon';
import { VisuallyHidden } from '@leeszaal/shared-ui/visually-hidden';
import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';

interface EditionsButtonProps {
  /** The id of the list that it opens. */
  readonly controls: string;
  readonly count: number;
  readonly title: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** Opens and closes the other editions of a card's work; its name has their number. */
export function EditionsButton({ controls, count, title, isOpen, onPress }: EditionsButtonProps) {
  const { t } = useLingui();
  return (
    <Button
      variant="quiet"
      size="sm"
      iconEnd={isOpen ? ChevronUpIcon : ChevronDownIcon}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onPress={onPress}
    >
      <span aria-hidden>
        <Plural value={count} one="# more edition" other="# more editions" />
      </span>
      <VisuallyHidden>
        {t`${plural(count, { one: '# more edition', other: '# more editions' })} of ${title}`}
      </VisuallyHidden>
    </Button>
  );
}
