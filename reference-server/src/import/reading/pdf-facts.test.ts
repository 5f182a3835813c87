import { describe, expect, it } from '@jest/globals';
import { pdfContents, pdfMetadata, pdfPageLabels } from './pdf-facts.ts';

const nothing = { title: '', author: '', subject: '', keywords: '', created: '', language: '' };

describe('the metadata of a PDF', () => {
  it('is what its properties and its imprint say', () => {
    const properties = {
      title: ' The  title ',
      author: 'Berg, Ann van den; Bo',
      subject: 'About it',
      keywords: 'law, order;law',
      created: "D:20190304110000+01'00'",
      language: 'nl-NL',
    };
    const texts = ['Title page', 'ISBN 978-3-16-148410-0', 'text'];
    expect(pdfMetadata(properties, texts, 'x.pdf')).toEqual({
      title: 'The title',
      subtitle: undefined,
      authors: ['Berg, Ann van den', 'Bo'],
      language: 'nl-NL',
      publisher: undefined,
      year: 2019,
      isbn: '9783161484100',
      description: 'About it',
      subjects: ['law', 'order'],
    });
  });

  it.each([
    ['', 'my file'],
    ['Untitled', 'my file'],
    ['Microsoft Word - report.docx', 'report'],
    ['Print', 'my file'],
    ['Untitled Masterpiece', 'Untitled Masterpiece'],
  ])('has for the title %j the title %j', (title, expected) => {
    expect(pdfMetadata({ ...nothing, title }, [], 'my_file.pdf').title).toBe(expected);
  });
});

describe('the contents of a PDF', () => {
  it('drop what leads nowhere and keep headings', () => {
    const leaf = (label: string, page?: number) => ({ label, page, children: [] });
    const outline = [
      { label: 'Part', page: undefined, children: [leaf('One', 1), leaf('Nowhere')] },
      leaf('', 7),
      { label: '', page: undefined, children: [leaf('Two', 2)] },
      leaf('Nowhere'),
    ];
    expect(pdfContents(outline)).toEqual([
      { link: '', title: 'Part', children: [{ link: '1.pdf', title: 'One', children: [] }] },
      { link: '7.pdf', title: '7', children: [] },
      { link: '2.pdf', title: 'Two', children: [] },
    ]);
  });
});

describe('the page labels of a PDF', () => {
  it('count when they say more than the position', () => {
    expect(pdfPageLabels(['1', '2', '3'])).toBeUndefined();
    expect(pdfPageLabels(['', ''])).toBeUndefined();
    expect(pdfPageLabels(['i', '', '1'])).toEqual(['i', '2', '1']);
  });
});
