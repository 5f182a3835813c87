import { expect, test } from '@jest/globals';
import { differingEntries, formatReports, parseReports } from './reports.ts';

const BUTTON = '// @public\nexport function Button(): JSX.Element;\n';
const ICON = '// @public\nexport function Icon(): JSX.Element;\n';

test('a document of reports has a section for each entry, in the order of their names', () => {
  const document = formatReports(
    'shared-ui',
    new Map([
      ['icon', ICON],
      ['button', BUTTON],
    ]),
  );
  expect(document.match(/^#.*$/gm)).toEqual(['# Surface of shared-ui', '## button', '## icon']);
  expect([...parseReports(document)]).toEqual([
    ['button', BUTTON],
    ['icon', ICON],
  ]);
});

test('an entry differs when its report changes, appears or disappears', () => {
  const reports = new Map([
    ['button', BUTTON],
    ['icon', ICON],
  ]);
  expect(differingEntries(reports, new Map(reports))).toEqual([]);
  expect(
    differingEntries(
      reports,
      new Map([
        ['button', ICON],
        ['link', BUTTON],
      ]),
    ),
  ).toEqual(['button', 'icon', 'link']);
});
