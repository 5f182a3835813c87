/** What a page may load of a remote: the active release, and the canary. */
export const publicationsOf = <Publication extends object>(
  remote: Publication & { readonly canary?: { readonly publication: Publication } },
): readonly Publication[] => (remote.canary ? [remote, remote.canary.publication] : [remote]);
