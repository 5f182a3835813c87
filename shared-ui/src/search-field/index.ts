export { SearchField, type SearchFieldProps } from './search-field.component.tsx';
