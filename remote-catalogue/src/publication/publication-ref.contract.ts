/** Identifies a publication; ids alone collide across connections (`docs/decisions.md` 23). */
export interface PublicationRef {
  readonly connection: number;
  readonly id: number;
}
