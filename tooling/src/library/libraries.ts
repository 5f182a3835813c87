/** The packages that other repositories install from npm. Each comes after those that it imports. */
export const libraries = ['shared-contracts', 'shared-ui', 'remote-kit', 'reader-embed'] as const;

/** A package that other repositories install from npm. */
export type LibraryName = (typeof libraries)[number];
