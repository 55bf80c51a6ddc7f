/** Decides which network addresses are public; URLs from untrusted sources may only lead there. @spec decisions 9.20 */
import ipaddr from 'ipaddr.js'

/** All that is assigned so far, RFC 4291 section 2.4. Outside of it are IPv4-compatible addresses: ::7f00:1 is 127.0.0.1. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** True if everybody can reach an IP address: not loopback, private, link-local, shared, reserved or multicast, in any notation. */
export function isPublicAddress(address: string): boolean {
  // A scope ("fe80::1%eth0") names an interface of this machine.
  if (address.includes('%') || !ipaddr.isValid(address)) return false
  // Unwraps IPv4-mapped IPv6; other tunnels of IPv4 (6to4, NAT64, Teredo) have ranges of their own.
  const read = ipaddr.process(address)
  const isRouted = read.kind() === 'ipv4' || read.match(GLOBAL_IPV6)
  return isRouted && read.range() === 'unicast'
}
