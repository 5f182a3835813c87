import type { DemoLanguage, DocumentType } from '../demo-record.ts';

type ClassLanguage = Exclude<DemoLanguage, 'ar'>;

/** The ten main classes of the shelves, by the first digit of the Dewey number. */
const CLASSES: Record<ClassLanguage, readonly string[]> = {
  nl: [
    'Algemeen en informatie',
    'Filosofie en psychologie',
    'Religie',
    'Samenleving en recht',
    'Taal',
    'Natuurwetenschappen',
    'Techniek en gezondheid',
    'Kunst en muziek',
    'Literatuur',
    'Geschiedenis en aardrijkskunde',
  ],
  en: [
    'General works and information',
    'Philosophy and psychology',
    'Religion',
    'Society and law',
    'Language',
    'Science',
    'Technology and health',
    'Arts and music',
    'Literature',
    'History and geography',
  ],
  de: [
    'Allgemeines und Information',
    'Philosophie und Psychologie',
    'Religion',
    'Gesellschaft und Recht',
    'Sprache',
    'Naturwissenschaften',
    'Technik und Gesundheit',
    'Kunst und Musik',
    'Literatur',
    'Geschichte und Geographie',
  ],
  fr: [
    'Généralités et information',
    'Philosophie et psychologie',
    'Religion',
    'Société et droit',
    'Langues',
    'Sciences',
    'Techniques et santé',
    'Arts et musique',
    'Littérature',
    'Histoire et géographie',
  ],
};

/** The name of the main class that a Dewey number belongs to, in the record's language. */
export function className(ddc: string, language: DemoLanguage): string {
  const names = CLASSES[language === 'ar' ? 'en' : language];
  return names[Number(ddc[0])] ?? '';
}

/** The shelf mark: Dewey number and the first three letters of the heading, as on the spine label. */
export function signature(ddc: string, heading: string): string {
  const letters = heading
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .slice(0, 3)
    .toUpperCase();
  return `${ddc} ${letters}`.trim();
}

/** The name of the icon for a document type: its lower-case form without anything but letters. */
export function documentTypeIcon(type: DocumentType): string {
  return type
    .toLowerCase()
    .replace(/[’\s]/g, '-')
    .replace(/[^a-z-]/g, '')
    .replace(/-s-/, 's-');
}
