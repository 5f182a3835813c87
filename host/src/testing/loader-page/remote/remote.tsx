import { CONTRACT_VERSION, type RemoteModule } from '@leeszaal/shared-contracts';
import { createRoot } from 'react-dom/client';
import { Opening } from './opening.component.tsx';

/** A remote with React, a style sheet, and a chunk that loads later. */
const remote: RemoteModule = {
  contract: CONTRACT_VERSION,
  async mount(element) {
    const root = createRoot(element);
    root.render(<Opening />);
    return { update: () => undefined, unmount: async () => root.unmount() };
  },
};

export default remote;
