/** The extensions of pictures and fonts: a module that imports such a file has its address. */
export const assetKinds = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'woff2'] as const;

/** The name of such a file. */
export const assetName = new RegExp(`\\.(?:${assetKinds.join('|')})$`);
