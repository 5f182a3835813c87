/** The releases of a remote that a page may load: the active one, and the canary. */
export const publicationsOf = <Publication extends object>(
  remote: Publication & { readonly canary?: { readonly publication: Publication } },
): readonly Publication[] => (remote.canary ? [remote, remote.canary.publication] : [remote]);
