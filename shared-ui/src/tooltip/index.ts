export * from './tooltip.component.tsx';
