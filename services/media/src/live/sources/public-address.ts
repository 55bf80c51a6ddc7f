/**
 * Restricts pulled sources to publicly reachable addresses. An internal address would let anyone who may add channels probe the operator's
 * own machines. @spec decisions 12.10
 */
import { type LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { isPublicAddress } from '@quintet/platform/http/public-address'

/** Thrown for an address in a non-public network. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress'
}

/** Resolves a host name now. Throws `PrivateAddress` if one of its addresses is not allowed. */
export async function addressesOf(
  host: string,
  { allowsPrivate }: { allowsPrivate: boolean },
): Promise<LookupAddress[]> {
  const found = await lookup(host.replace(/^\[|\]$/g, ''), { all: true })
  if (!allowsPrivate && !found.every(({ address }) => isPublicAddress(address)))
    throw new PrivateAddress(`${host} is not a public address.`)
  return found
}
