export * from './description-list.component.tsx';
export { Heading, type HeadingProps } from './heading.component.tsx';
export { Prose, type ProseProps } from './prose.component.tsx';
