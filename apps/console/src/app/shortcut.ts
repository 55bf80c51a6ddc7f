/** Returns a key combination as this computer's keyboard shows it; Apple's has a symbol instead of a word. */
export function shortcutOf(key: string, control: string, platform: string = navigator.platform): string {
  return /^(Mac|iP)/.test(platform) ? `⌘${key}` : `${control} ${key}`
}
