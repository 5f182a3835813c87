import type { Publication, SearchModule } from '@leeszaal/shared-contracts';

/** The props of every action of a publication. */
export interface ActionProps {
  readonly publication: Publication;
  readonly module: SearchModule;
  readonly size: 'sm' | 'md';
  /** The name in the button; default: the title. */
  readonly name?: string | undefined;
}
