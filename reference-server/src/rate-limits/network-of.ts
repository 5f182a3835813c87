import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** A /64 network usually belongs to one subscriber. */
const NETWORK_GROUPS = 4;

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const between = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  return [...before, ...(tail === undefined ? [] : between), ...after];
}

/** The unit that limits count by: an IPv4 address, also in IPv6 notation, or the /64 network of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain).slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
