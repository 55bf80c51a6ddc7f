/**
 * Where a source may be pulled from: addresses of the network that everybody reaches. An address inside of it would let whoever may add
 * channels look at the operator's own machines. @spec decisions 12.10
 */
import { type LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Thrown where an address is of a network that is not public. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress'
}

const INNER = new BlockList()
// RFC 6890 and what was added since: this machine, private networks, link-local with the clouds' metadata, carriers, tests, multicast.
for (const [net, bits] of [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12],
  ['192.0.0.0', 24], ['192.0.2.0', 24], ['192.88.99.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15],
  ['198.51.100.0', 24], ['203.0.113.0', 24], ['224.0.0.0', 3],
] as const) INNER.addSubnet(net, bits, 'ipv4') // prettier-ignore
// Of IPv6 only 2000::/3 is given out; 6to4, Teredo and translated addresses (64:ff9b::/96) lead back into IPv4.
for (const [net, bits] of [
  ['::', 3], ['4000::', 2], ['8000::', 1], ['2001::', 23], ['2001:db8::', 32], ['2002::', 16], ['3fff::', 20],
] as const) INNER.addSubnet(net, bits, 'ipv6') // prettier-ignore

export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const plain = mapped ?? address
  const family = isIP(plain)
  return family !== 0 && !INNER.check(plain, family === 4 ? 'ipv4' : 'ipv6')
}

/** The addresses of a host's name, looked up now. Throws `PrivateAddress` where one of them may not be asked. */
export async function addressesOf(
  host: string,
  { allowsPrivate }: { allowsPrivate: boolean },
): Promise<LookupAddress[]> {
  const found = await lookup(host.replace(/^\[|\]$/g, ''), { all: true })
  if (!allowsPrivate && !found.every(({ address }) => isPublicAddress(address)))
    throw new PrivateAddress(`${host} is not a public address.`)
  return found
}
