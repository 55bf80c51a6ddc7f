/**
 * Where a source may be pulled from: addresses of the network that everybody reaches. An address inside of it would let whoever may add
 * channels look at the operator's own machines. @spec decisions 12.10
 */
import { type LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { isPublicAddress } from '@quintet/platform/http/public-address'

/** Thrown where an address is of a network that is not public. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress'
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
