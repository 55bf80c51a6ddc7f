import { useEffect } from 'react'

const CONSOLE = document.title

/** Names the browser's tab, bookmark and history entry after the screen (WCAG 2.4.2). */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – ${CONSOLE}`
    return () => {
      document.title = CONSOLE
    }
  }, [title])
}
