export { Tag, type TagProps } from './tag.component.tsx';
