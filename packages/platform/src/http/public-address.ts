/** Decides which network addresses are public; URLs from untrusted sources may only lead there. @spec decisions 9.20 */
import ipaddr from 'ipaddr.js'

/** True if everybody can reach an IP address: not loopback, private, link-local, shared, reserved or multicast, in any notation. */
export function isPublicAddress(address: string): boolean {
  // A scope ("fe80::1%eth0") names an interface of this machine.
  if (address.includes('%') || !ipaddr.isValid(address)) return false
  // `process` unwraps IPv4-mapped IPv6; other tunnels of IPv4 (6to4, NAT64, Teredo) have ranges of their own.
  return ipaddr.process(address).range() === 'unicast'
}
