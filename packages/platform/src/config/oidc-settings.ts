/** The operator's own log-in provider; all its settings must be given, or none. @spec decisions 2.16 */
import { z } from 'zod'
import { isLoopbackName } from './loopback.ts'

export type OidcSettings = { issuer: string; clientId: string; clientSecret: string | null; name: string }

/** Kept verbatim, because tokens must name exactly the same issuer. */
export const oidcIssuer = z
  .url({ protocol: /^https?$/, message: 'must be an address such as https://id.company.example' })
  .refine(
    (text) => text.startsWith('https:') || isLoopbackName(new URL(text).hostname),
    'must begin with https://, since what it says is believed',
  )
  .optional()

const NEEDED = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_NAME'] as const
type Name = (typeof NEEDED)[number] | 'OIDC_CLIENT_SECRET'
type Given = { [N in Name]?: string | undefined }

/** Returns null if none is set. */
export function oidcSettings(given: Given): OidcSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_NAME: name, OIDC_CLIENT_SECRET: secret } = given
  return issuer && clientId && name ? { issuer, clientId, name, clientSecret: secret ?? null } : null
}

/** Returns the missing settings, one line each. */
export function oidcFaults(given: Given): string[] {
  const isWanted = [...NEEDED, 'OIDC_CLIENT_SECRET' as const].some((name) => given[name] !== undefined)
  const missing = isWanted ? NEEDED.filter((name) => given[name] === undefined) : []
  return missing.map((name) => `${name} is missing beside the other settings of OIDC_`)
}
