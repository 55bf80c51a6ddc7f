/** Escapes a text for HTML: markup in it is displayed, never interpreted. Safe for contents and quoted attributes. @spec security 1.3 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** As `escapeHtml`, for XML, which cannot represent control characters: a single one in a title would break the whole document. */
export function escapeXml(text: string): string {
  return escapeHtml(text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, ''))
}
