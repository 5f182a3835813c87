import { useHost } from '@leeszaal/remote-kit/react';
import { type Publication, recordPath } from '@leeszaal/shared-contracts';
import { ShareIcon } from '@leeszaal/shared-ui/icon';
import { useLingui } from '@lingui/react/macro';
import { CiteButton } from '../citing/cite-button.component.tsx';
import { AddToShelfButton } from '../own-shelves/add-to-shelf-button.component.tsx';
import type { PublicationRef } from '../publication/publication-ref.contract.ts';
import { toShelfItem } from '../selection/selection.ts';
import { ToolButton } from '../shell/tool-button.component.tsx';
import { useCopyLink } from '../shell/use-copy-link.ts';

interface DetailToolsProps {
  readonly record: PublicationRef;
  readonly publication: Publication;
}

/** The buttons of a record beside its actions: the shelf, and its permanent link (`docs/decisions.md` 114). */
export function DetailTools({ record, publication }: DetailToolsProps) {
  const { t } = useLingui();
  const { navigation } = useHost();
  const copyLink = useCopyLink();
  return (
    <>
      <AddToShelfButton
        label={t`Add to shelf`}
        candidates={[{ item: toShelfItem(record), name: publication.title || t`Untitled` }]}
      />
      <CiteButton label={t`Cite this publication`} records={[record]} />
      <ToolButton
        text={t`Share`}
        label={t`Copy a link to this publication`}
        icon={ShareIcon}
        onPress={() => copyLink(navigation.href(recordPath(record)))}
      />
    </>
  );
}
