import { BlockList, isIP } from 'node:net';

/** Tells for an address, and how many proxies it is away, whether what it forwards is believed. */
export type TrustProxy = (address: string, hop: number) => boolean;

const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function add(list: BlockList, network: string): boolean {
  const [address = '', prefix] = network.split('/');
  if (isIP(address) === 0) return false;
  const longest = isIP(address) === 6 ? 128 : 32;
  const length = prefix === undefined ? longest : Number(prefix);
  if (!/^\d*$/.test(prefix ?? '') || length > longest) return false;
  list.addSubnet(address, length, family(address));
  return true;
}

/**
 * Reads which proxies are believed: nothing or `0` is none, a number so many in front of the server,
 * else their addresses and networks, `loopback` and `private` among them. Undefined when it is none of
 * these. Of the addresses in `X-Forwarded-For` the last one that a believed proxy has written counts:
 * whatever a caller writes there itself is no use to it.
 */
export function trustedProxies(text: string): false | TrustProxy | undefined {
  const wanted = text.trim().toLowerCase();
  if (wanted === '' || wanted === '0' || wanted === 'false') return false;
  const hops = wanted === 'true' ? 1 : Number(wanted);
  if (Number.isInteger(hops) && hops > 0) return (_address, hop) => hop < hops;
  const networks = wanted.split(/[\s,]+/).flatMap((each) => NAMED[each] ?? [each]);
  const list = new BlockList();
  if (!networks.every((network) => add(list, network))) return undefined;
  return (address) => isIP(address) !== 0 && list.check(address, family(address));
}
