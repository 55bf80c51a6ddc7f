/** Trusted Types (apps/server/src/web/security-headers.ts): our only policy allows the address of the service worker, and nothing else. */

type Policy = { createScriptURL: (address: string) => unknown }
type Factory = { createPolicy: (name: string, rules: Policy) => Policy }

let policy: Policy | undefined

/** Returns the address as a trusted value if the browser requires one, otherwise unchanged. */
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
