/** Which addresses of the network are open to everybody: what strangers list is asked for nowhere else. @spec decisions 9.20 */
import ipaddr from 'ipaddr.js'

/** Whether an IP address is reachable by everybody: no loopback, private, link-local, shared, reserved or multicast one, in any notation. */
export function isPublicAddress(address: string): boolean {
  // A scope ("fe80::1%eth0") names an interface of this machine.
  if (address.includes('%') || !ipaddr.isValid(address)) return false
  // `process` unwraps IPv4 in IPv6; what tunnels IPv4 otherwise (6to4, NAT64, Teredo) has a range of its own.
  return ipaddr.process(address).range() === 'unicast'
}
