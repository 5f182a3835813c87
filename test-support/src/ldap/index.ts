export { type Slapd, startSlapd } from './slapd.ts';
export {
  result,
  type SmallDirectory,
  type SmallEntry,
  searchEntry,
  startSmallDirectory,
  writeMessage,
} from './small-directory.ts';
