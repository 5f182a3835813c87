import type { Publication, SearchModule } from '@leeszaal/shared-contracts';

/** What an action stands at. */
export interface ActionProps {
  readonly publication: Publication;
  readonly module: SearchModule;
  readonly size: 'sm' | 'md';
}
