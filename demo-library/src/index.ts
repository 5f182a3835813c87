export { demoContent } from './demo-content.ts';
