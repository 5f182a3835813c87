export default {
  process: (): { code: string } => ({ code: 'export const messages = {};' }),
};
