export { MessageBody, type MessageText } from './message-body.component.tsx';
export { type MessageType, messageRole, messageTones } from './message-type.ts';
