/** The light or dark theme: the one chosen in this browser, else the system's. */
const KEY = 'operator-theme'
const prefersDark = matchMedia('(prefers-color-scheme: dark)')

export type Theme = 'light' | 'dark'

export function currentTheme(): Theme {
  const chosen = localStorage.getItem(KEY)
  if (chosen === 'light' || chosen === 'dark') return chosen
  return prefersDark.matches ? 'dark' : 'light'
}

export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
}

export function keepTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme)
  showTheme(theme)
}
