// The host brings React to its remotes: only what its own build imports can be shared, so it imports
// all of what they may use, whether its own code does or not. Not in the entry: shared modules are not there yet.
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
