import { CONTRACT_VERSION, type RemoteModule } from '@leeszaal/shared-contracts';

/** Stands in the place of the remote until its first screen does. */
const remote: RemoteModule = {
  contract: CONTRACT_VERSION,
  async mount(element) {
    const text = document.createElement('p');
    text.textContent = 'reader';
    element.append(text);
    return {
      update: () => {},
      unmount: async () => text.remove(),
    };
  },
};

export default remote;
