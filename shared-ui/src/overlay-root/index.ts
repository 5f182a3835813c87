export * from './overlay-root.component.tsx';
