/** Numbers that cost the caller more than a call. @spec law 7.4 */

// Service and premium prefixes by country; the national plans of Bundesnetzagentur, RTR and BAKOM.
const PREFIXES: Record<string, { code: string; premium: RegExp }> = {
  DE: { code: '49', premium: /^(?:900|180|137|118)/ },
  AT: { code: '43', premium: /^(?:8[12]|9[03])/ },
  CH: { code: '41', premium: /^(?:90[016]|18)/ },
}

/** Whether `phone`, as people write it, is such a number; without its country's code it is one of `country`. */
export function isPremiumRate(phone: string, country: string): boolean {
  const digits = phone.replaceAll(/[^+\d]/g, '').replace(/^00/, '+')
  return Object.entries(PREFIXES).some(([of, { code, premium }]) => {
    const trunk = digits.startsWith('+') ? `+${code}` : country === of ? '0' : null
    return trunk !== null && digits.startsWith(trunk) && premium.test(digits.slice(trunk.length))
  })
}
