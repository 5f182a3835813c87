import type { Multimedia } from '@leeszaal/shared-contracts';
import { mediaAddress } from './own-address.ts';

/** One thing that belongs to a publication. */
export interface Medium {
  readonly href: string;
  readonly label: string;
}

/** What a person is shown of a publication's multimedia, by the way it is shown. */
export interface ShownMedia {
  /** Kept by the library itself: shown in a gallery. */
  readonly pictures: readonly Medium[];
  /** Kept by the library itself: played in the page. */
  readonly sounds: readonly Medium[];
  readonly movies: readonly Medium[];
  /** Opened in a tab of their own. */
  readonly links: readonly LinkedMedium[];
  readonly copyDocuments: readonly Medium[];
}

/** What a link leads to. */
export type LinkKind = 'link' | 'document' | 'sound' | 'movie' | 'picture';

export interface LinkedMedium extends Medium {
  readonly kind: LinkKind;
}

/** Which kinds can be shown in the page, and what each is called as a link. */
const KINDS = [
  { from: 'links', kind: 'link' },
  { from: 'documents', kind: 'document' },
  { from: 'sounds', kind: 'sound', to: 'sounds' },
  { from: 'movies', kind: 'movie', to: 'movies' },
  { from: 'images', kind: 'picture', to: 'pictures' },
] as const;

interface ShownMediaOptions {
  /** The address of the page. */
  readonly base: string;
  /** The client's setting (`docs/behaviour.md` C 3). */
  readonly showCopyDocuments: boolean;
}

/**
 * Sorts what belongs to a publication: what the library keeps itself is shown in the page, what is
 * elsewhere is linked to, and what may not be linked to is left out (`docs/decisions.md` 36).
 */
export function shownMedia(
  multimedia: Multimedia,
  { base, showCopyDocuments }: ShownMediaOptions,
): ShownMedia {
  const media = { pictures: [] as Medium[], sounds: [] as Medium[], movies: [] as Medium[] };
  const links: LinkedMedium[] = [];
  for (const { from, kind, ...shown } of KINDS) {
    for (const { url, label } of multimedia[from]) {
      const address = mediaAddress(url, base);
      if (!address) continue;
      const { href, isOwn } = address;
      if (isOwn && 'to' in shown) media[shown.to].push({ href, label });
      else links.push({ kind, href, label });
    }
  }
  const copyDocuments = (showCopyDocuments ? multimedia.copyDocuments : []).flatMap(
    ({ url, label }) => {
      const address = mediaAddress(url, base);
      return address ? [{ href: address.href, label }] : [];
    },
  );
  return { ...media, links, copyDocuments };
}

/** Whether there is anything to show. */
export function isEmptyMedia(media: ShownMedia): boolean {
  return Object.values(media).every((list) => list.length === 0);
}
