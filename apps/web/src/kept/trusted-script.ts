/** Trusted Types (apps/server/src/web/security-headers.ts): the one policy of ours names the service worker, and nothing else. */

type Policy = { createScriptURL: (address: string) => unknown }
type Factory = { createPolicy: (name: string, rules: Policy) => Policy }

let policy: Policy | undefined

/** The address as the browser wants it to be given; as it is where it wants nothing. */
export function trustedScriptAddress(address: string): unknown {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  if (!trustedTypes) return address
  policy ??= trustedTypes.createPolicy('service-worker', {
    createScriptURL(wanted) {
      if (wanted !== '/service-worker.js') throw new TypeError(`${wanted} is no script of ours.`)
      return wanted
    },
  })
  return policy.createScriptURL(address)
}
