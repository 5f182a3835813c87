import type { Publication, SearchModule } from '@leeszaal/shared-contracts';
import { ReadingAction } from '../publication/reading-action.component.tsx';
import { RequestAction } from '../request/request-action.component.tsx';
import { CatalogueAction } from './catalogue-action.component.tsx';
import { ShopAction } from './shop-action.component.tsx';

interface PublicationActionsProps {
  readonly publication: Publication;
  readonly module: SearchModule | undefined;
  readonly size?: 'sm' | 'md';
}

/** The actions that a module offers for a publication (`docs/behaviour.md` C 2, C 6). */
export function PublicationActions({ publication, module, size = 'md' }: PublicationActionsProps) {
  if (!module) return null;
  const props = { publication, module, size };
  return (
    <>
      <ReadingAction {...props} />
      <ShopAction {...props} />
      <RequestAction {...props} />
      <CatalogueAction {...props} />
    </>
  );
}
