import { catalogueModule } from '../catalogue/catalogue-module.ts';

/** In a test a catalogue is compiled as it is for the browser. */
export default {
  async processAsync(content: string, path: string): Promise<{ code: string }> {
    const { source, errors } = await catalogueModule(path, content);
    const [error] = errors;
    if (error !== undefined) throw new Error(`${path}: ${error.source}`, { cause: error.error });
    return { code: source };
  },
};
