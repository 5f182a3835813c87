export { createEarlyQuestion, type EarlyQuestion } from './early-question.ts';
