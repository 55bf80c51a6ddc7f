/** Text as HTML shows it: markup in it is seen, never obeyed. Good for contents and for quoted attributes. @spec security 1.3 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
