// Remotes can share only modules that the host's build imports, so it imports every part of React that they
// may use. Not in the entry, where shared modules are not available yet.
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
