export * from './button.component.tsx';
