/*
 * The walls of the house: who may import whom. `pnpm check` runs them over every package;
 * tooling/src/walls/walls.test.ts breaks each one and expects to be caught.
 */

const packages =
  '^(shared-contracts|shared-ui|host|remote-[^/]+|reader-embed|reference-server|demo-library|embed-example|react-example|test-documents|test-support|tooling|e2e|bench)/';
const browserPackages = '^(shared-contracts|shared-ui|host|remote-[^/]+|reader-embed)/';
const testFile = '[.]test[.]tsx?$';
/** Code that is there for tests or for working on a package alone, never part of a build. */
export const supportCode = `(${testFile}|/testing/|^[^/]+/dev/)`;

/** Code that builds remotes, on Node. */
const presets =
  '^remote-kit/src/(build|catalogue|check|command|create|dev-server|jest|release|webpack)/';

/** Files that tools have made, and the template of a remote, which is compiled in its test. */
export const madeFiles =
  '(^[^/]+/lib/|^remote-kit/template/|(^|/)(dist|data|coverage|[.]cache|test-results|playwright-report)/)';

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

/**
 * A package's code may import that of the packages named, and no other.
 *
 * @param {string} name
 * @param {string} from the package, as a pattern whose first group is its folder
 * @param {string[]} allowed folders of packages
 * @param {string} comment
 * @returns {Rule}
 */
function mayImportOnly(name, from, allowed, comment) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from },
    to: { path: packages, pathNot: ['^$1/', ...allowed.map((folder) => `^${folder}/`)] },
  };
}

/**
 * A library that one place alone may use.
 *
 * @param {string} library
 * @param {string} place a pattern
 * @param {string} comment
 * @returns {Rule}
 */
function livesOnlyIn(library, place, comment) {
  return {
    name: `${library}-only-in-its-place`,
    comment,
    severity: 'error',
    from: { path: packages, pathNot: place },
    to: { path: `(^|/)node_modules/${library}/` },
  };
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    mayImportOnly(
      'contracts-stand-alone',
      '^(shared-contracts)/',
      [],
      'shared-contracts says what crosses a boundary and knows neither side.',
    ),
    mayImportOnly('ui-stands-alone', '^(shared-ui)/', [], 'shared-ui knows no other package.'),
    mayImportOnly(
      'kit-on-contracts-and-ui-only',
      '^(remote-kit)/',
      ['shared-contracts', 'shared-ui'],
      'remote-kit serves every remote and knows none of them.',
    ),
    mayImportOnly(
      'host-and-remotes-apart',
      '^(host|remote-[^/]+)/',
      ['shared-contracts', 'shared-ui', 'remote-kit'],
      'The host and the remotes meet at run time, through the contract.',
    ),
    mayImportOnly(
      'embed-hosts-the-reader-only',
      '^(reader-embed)/',
      ['shared-contracts', 'shared-ui', 'remote-kit', 'remote-reader'],
      'The embed is the host of one remote, and contains it.',
    ),
    {
      name: 'host-is-no-remote',
      comment: 'The host takes from remote-kit only what both sides need.',
      severity: 'error',
      from: { path: '^host/', pathNot: supportCode },
      to: { path: '^remote-kit/', pathNot: '^remote-kit/src/(language|messages|parts)/' },
    },
    mayImportOnly(
      'test-support-stands-alone',
      '^(test-support)/',
      [],
      'test-support starts programs and knows none of them.',
    ),
    mayImportOnly(
      'test-documents-stand-alone',
      '^(test-documents)/',
      [],
      'Test documents know no other package.',
    ),
    {
      name: 'test-packages-in-tests-only',
      comment:
        'Only tests and measurements make test documents and start programs with test-support.',
      severity: 'error',
      from: { path: packages, pathNot: ['^(test-documents|test-support|e2e|bench)/', supportCode] },
      to: { path: '^test-(documents|support)/' },
    },
    mayImportOnly(
      'server-on-contracts-only',
      '^(reference-server)/',
      ['shared-contracts', 'test-documents', 'test-support'],
      'The server shares the definitions of the API and nothing else.',
    ),
    mayImportOnly(
      'demonstration-beside-the-server',
      '^(demo-library)/',
      ['shared-contracts', 'reference-server', 'embed-example'],
      'The demonstration fills the server through its entry; only tools import the demonstration.',
    ),
    mayImportOnly(
      'example-stands-alone',
      '^(embed-example)/',
      [],
      'The example is the website of an institution, which has no package of ours.',
    ),
    mayImportOnly(
      'application-on-published-packages',
      '^(react-example)/',
      ['shared-contracts', 'shared-ui', 'remote-kit'],
      'The application of others installs what we publish.',
    ),
    mayImportOnly(
      'tools-from-outside',
      '^(tooling|bench)/',
      [
        'shared-contracts',
        'remote-kit',
        'reference-server',
        'demo-library',
        'test-documents',
        'test-support',
      ],
      'Tools build, start and measure what others make; they take part in none of it.',
    ),
    mayImportOnly(
      'journeys-on-contracts-only',
      '^(e2e)/',
      ['shared-contracts', 'test-documents', 'test-support'],
      'e2e drives the browser and knows the portal only from there.',
    ),
    {
      name: 'journeys-take-types-only',
      comment: 'e2e may know the shape of an answer, not run code of the portal.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^shared-contracts/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'packages-by-name',
      comment: 'A path into another package goes past its entry; import the package by its name.',
      severity: 'error',
      from: { path: '^([^/]+)/' },
      to: { path: packages, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'nothing-unresolved',
      comment: 'Not there, not declared in package.json, or not one of the entries of a package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one idea, or lack a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-tests-in-source',
      comment: 'What is built never depends on a test or on what helps tests.',
      severity: 'error',
      from: { path: packages, pathNot: ['^(e2e|bench)/', supportCode] },
      to: { path: `(${testFile}|/testing/)` },
    },
    {
      name: 'no-dev-dependency-in-source',
      comment:
        'What runs for people is among the dependencies, not the devDependencies. The package of the embed contains all ' +
        'that it imports, and installs none of it.',
      severity: 'error',
      from: { path: packages, pathNot: ['^(tooling|e2e|bench|reader-embed)/', supportCode] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'npm-peer', 'type-only'] },
    },
    {
      name: 'presets-build-only',
      comment: 'A preset runs where a remote is built or tested, not in a browser.',
      severity: 'error',
      from: { path: browserPackages, pathNot: [supportCode, presets] },
      to: { path: presets },
    },
    {
      name: 'no-node-in-the-browser',
      comment: 'A browser has no module of Node.',
      severity: 'error',
      from: { path: browserPackages, pathNot: [supportCode, presets] },
      to: { dependencyTypes: ['core'] },
    },
    livesOnlyIn(
      'ky',
      '^shared-contracts/src/http/',
      'There is one HTTP client; everyone else is given it.',
    ),
    livesOnlyIn('pdfjs-dist', '^(remote-reader|e2e)/', 'Only the reader shows a PDF.'),
    livesOnlyIn('epubjs', '^remote-reader/', 'Only the reader shows an EPUB.'),
    livesOnlyIn('quill', '^remote-admin/', 'Only administration edits rich text.'),
  ],
  options: {
    // An import of a type alone crosses a wall like any other.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: madeFiles },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
    },
  },
};
