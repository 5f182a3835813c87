export { catalogueModule } from './catalogue-module.ts';
export { checkMessages } from './check-messages.ts';
export { extractMessages } from './extract-messages.ts';
export { readTranslations } from './package-catalogue.ts';
