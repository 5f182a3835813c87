/** What tells a publication from all others: ids collide across connections (`docs/decisions.md` 23). */
export interface PublicationRef {
  readonly connection: number;
  readonly id: number;
}
