export * from './tabs.component.tsx';
