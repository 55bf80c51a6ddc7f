/** Detects phone numbers that cost more than an ordinary call. @spec law 7.4 */

// Service and premium prefixes by country, from the national numbering plans of Bundesnetzagentur, RTR and BAKOM.
const PREFIXES: Record<string, { code: string; premium: RegExp }> = {
  DE: { code: '49', premium: /^(?:900|180|137|118)/ },
  AT: { code: '43', premium: /^(?:8[12]|9[03])/ },
  CH: { code: '41', premium: /^(?:90[016]|18)/ },
}

/** True if `phone`, in any notation, is such a number; without a country code it counts as a number in `country`. */
export function isPremiumRate(phone: string, country: string): boolean {
  const digits = phone.replaceAll(/[^+\d]/g, '').replace(/^00/, '+')
  return Object.entries(PREFIXES).some(([of, { code, premium }]) => {
    const trunk = digits.startsWith('+') ? `+${code}` : country === of ? '0' : null
    return trunk !== null && digits.startsWith(trunk) && premium.test(digits.slice(trunk.length))
  })
}
