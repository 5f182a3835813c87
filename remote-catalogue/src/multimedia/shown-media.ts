import type { Multimedia } from '@leeszaal/shared-contracts';
import { mediaAddress } from './own-address.ts';

/** A medium of a publication. */
export interface Medium {
  readonly href: string;
  readonly label: string;
}

/** The media of a publication by their display. */
export interface ShownMedia {
  /** On the library's host: shown in a gallery. */
  readonly pictures: readonly Medium[];
  /** On the library's host: played in the page. */
  readonly sounds: readonly Medium[];
  readonly movies: readonly Medium[];
  /** Opened in a new tab. */
  readonly links: readonly LinkedMedium[];
  readonly copyDocuments: readonly Medium[];
}

/** The kind of a link's target. */
export type LinkKind = 'link' | 'document' | 'sound' | 'movie' | 'picture';

export interface LinkedMedium extends Medium {
  readonly kind: LinkKind;
}

/** The kind of each list as a link, and the list that the page shows. */
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
 * Groups media by display: the page shows those of the library's host and links to others. Addresses that are not
 * allowed are omitted (`docs/decisions.md` 36).
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

/** Whether there are no media. */
export function isEmptyMedia(media: ShownMedia): boolean {
  return Object.values(media).every((list) => list.length === 0);
}
