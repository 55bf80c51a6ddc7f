/**
 * Returns the address that an embed code frames. The code itself never becomes part of a page: only its `src` is read, and only an http
 * address outside the page's own origin is accepted.
 */
export function frameAddress(embedscript: string, embedOrigin: string | null): string | null {
  const source = /<iframe\b[^<>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(embedscript)
  const text = (source?.[1] ?? source?.[2])?.replaceAll('&#38;', '&').replaceAll('&amp;', '&')
  if (text === undefined) return null
  const address = URL.parse(text, embedOrigin ?? undefined)
  if (!address || !/^https?:$/.test(address.protocol)) return null
  return typeof location !== 'undefined' && address.origin === location.origin ? null : address.href
}
