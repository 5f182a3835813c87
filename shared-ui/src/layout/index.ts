export {
  Cluster,
  type ClusterProps,
  Container,
  type ContainerProps,
  type Gap,
  Grid,
  type GridProps,
  Stack,
  type StackProps,
} from './layout.component.tsx';
export { PageHeader, type PageHeaderProps } from './page-header.component.tsx';
