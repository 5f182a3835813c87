export { catalogueFormat, sourceLanguage } from './catalogue-format.ts';
export { catalogueModule } from './catalogue-module.ts';
