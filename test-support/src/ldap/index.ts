export { type Slapd, startSlapd } from './slapd.ts';
export { type Certificates, makeCertificates } from './slapd-certificates.ts';
export {
  result,
  type SmallDirectory,
  type SmallEntry,
  searchEntry,
  startSmallDirectory,
  writeMessage,
} from './small-directory.ts';
