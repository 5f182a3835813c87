import React from 'react';
import jsxDevRuntime from 'react/jsx-dev-runtime';
import jsxRuntime from 'react/jsx-runtime';
import ReactDom from 'react-dom';
import ReactDomClient from 'react-dom/client';
import { type ShareScope, sharedModule } from './release/share-scope.ts';

/**
 * Every part of React that remotes may use: they bring none themselves. Builds for development use a runtime of their
 * own.
 */
const MODULES = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react-dom': ReactDom,
  'react-dom/client': ReactDomClient,
};

/** The modules that the host shares with remotes: its own React. */
export const sharedReact: ShareScope = Object.fromEntries(
  Object.entries(MODULES).map(([name, module]) => [name, sharedModule(React.version, module)]),
);
