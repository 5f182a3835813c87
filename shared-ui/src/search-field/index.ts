export {
  SearchField,
  type SearchFieldProps,
  type SearchFieldSuggestions,
} from './search-field.component.tsx';
