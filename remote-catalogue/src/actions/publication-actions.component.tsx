import type { Publication, SearchModule } from '@leeszaal/shared-contracts';
import { ReadingAction } from '../publication/reading-action.component.tsx';
import { RequestAction } from '../request/request-action.component.tsx';
import type { OwnQueue } from '../waiting/use-places-watch.ts';
import { CatalogueAction } from './catalogue-action.component.tsx';
import { ShopAction } from './shop-action.component.tsx';

interface PublicationActionsProps {
  readonly publication: Publication;
  readonly module: SearchModule | undefined;
  readonly size?: 'sm' | 'md';
  /** The name in the buttons, where several publications have the title. */
  readonly name?: string;
  /** The queue for the document; undefined where none is offered. */
  readonly queue?: OwnQueue | undefined;
}

/** The actions that a module offers for a publication (`docs/behaviour.md` C 2, C 6). */
export function PublicationActions({
  publication,
  module,
  size = 'md',
  name,
  queue,
}: PublicationActionsProps) {
  if (!module) return null;
  const props = { publication, module, size, name };
  return (
    <>
      <ReadingAction {...props} queue={queue} />
      <ShopAction {...props} />
      <RequestAction {...props} />
      <CatalogueAction {...props} />
    </>
  );
}
