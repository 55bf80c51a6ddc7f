/** What signs mails (RFC 6376); all settings must be given, or none. @spec decisions 14.45 */

export type DkimSettings = { domain: string; selector: string; keyFile: string }

const NAMES = ['SMTP_DKIM_DOMAIN', 'SMTP_DKIM_SELECTOR', 'SMTP_DKIM_KEY_FILE'] as const
type Given = { [N in (typeof NAMES)[number]]?: string | undefined }

/** Returns null if none is set. */
export function dkimSettings(given: Given): DkimSettings | null {
  const { SMTP_DKIM_DOMAIN: domain, SMTP_DKIM_SELECTOR: selector, SMTP_DKIM_KEY_FILE: keyFile } = given
  return domain && selector && keyFile ? { domain, selector, keyFile } : null
}

/** Returns the missing settings, one line each. */
export function dkimFaults(given: Given): string[] {
  const isWanted = NAMES.some((name) => given[name] !== undefined)
  const missing = isWanted ? NAMES.filter((name) => given[name] === undefined) : []
  return missing.map((name) => `${name} is missing beside the other settings of SMTP_DKIM_`)
}
