/** Text as HTML shows it: markup in it is seen, never obeyed. Good for contents and for quoted attributes. @spec security 1.3 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** As `escapeHtml` for XML, which has no way to write control characters: one in a title would spoil the whole document. */
export function escapeXml(text: string): string {
  return escapeHtml(text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, ''))
}
