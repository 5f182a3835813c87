/** What tells a publication from all others: ids collide across connections (`docs/decisions.md` 23). */
export interface PublicationRef {
  readonly connection: number;
  readonly id: number;
}

/** A publication whose detail is open, and the path of the screen that it was opened on. */
export interface OpenedPublication extends PublicationRef {
  readonly on: string;
}
