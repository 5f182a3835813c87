export { Tree, type TreeProps } from './tree.component.tsx';
export { pathTo, type TreeNode } from './tree-node.ts';
