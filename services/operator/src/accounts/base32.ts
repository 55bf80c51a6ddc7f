/** Base32 for secrets typed into an authenticator app. Source: RFC 4648, section 6, without padding. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const BITS = 5

export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const digits = bits.match(/.{1,5}/g) ?? []
  return digits.map((digit) => ALPHABET[Number.parseInt(digit.padEnd(BITS, '0'), 2)]).join('')
}
