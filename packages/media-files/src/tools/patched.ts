/** The lowest versions of ffmpeg without the vulnerabilities listed in SECURITY.md. @spec security 3.1 */

// By major version; CVE-2026-8461 is fixed in these and later ones.
const LEAST: Record<number, readonly [number, number]> = { 5: [1, 10], 6: [1, 6], 7: [1, 5], 8: [1, 2] }
const LAST_LISTED = 8

/** True if a version such as "5.1.9" is patched; false for a custom build without version numbers, about which nothing is known. */
export function isPatched(version: string): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  if (major > LAST_LISTED) return true
  const [leastMinor, leastPatch] = LEAST[major] ?? [Number.POSITIVE_INFINITY, 0]
  return minor > leastMinor || (minor === leastMinor && patch >= leastPatch)
}
