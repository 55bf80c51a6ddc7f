/** What a client says it takes: Accept, Accept-Encoding. Source: RFC 9110, section 12.4.2. @spec security 1.6 */

const NOTHING = /^q=0(\.0*)?$/

/**
 * Whether such a header names `name` (in small letters), and not with a weight of nothing. Split rather than matched: how long the
 * header is and what stands in it is the client's choice.
 */
export function accepts(header: string | undefined, name: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((range) => {
    const [named, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return named === name && !parameters.some((parameter) => NOTHING.test(parameter))
  })
}
