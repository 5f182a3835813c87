export * from './skeleton.component.tsx';
