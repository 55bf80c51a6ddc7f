/** Parses what a client accepts: Accept and Accept-Encoding. Source: RFC 9110, section 12.4.2. @spec security 1.6 */

const NOTHING = /^q=0(\.0*)?$/

/**
 * True if such a header names `name` (lower case) with a weight above zero. The header is split rather than matched, because its length and
 * content are the client's choice.
 */
export function accepts(header: string | undefined, name: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((range) => {
    const [named, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return named === name && !parameters.some((parameter) => NOTHING.test(parameter))
  })
}
