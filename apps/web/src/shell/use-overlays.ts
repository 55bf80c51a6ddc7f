import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { OverlaySearch } from './overlay-search.ts'
import { useSite } from '../api/asker.ts'

export type { OverlaySearch }

/** Returns the overlays in the address. Only members have search and favourites. @spec catalogue 6.1 */
export function useOverlaySearch(): OverlaySearch {
  const { isMember, isKidLocked } = useSite()
  const search = useSearch({ from: '__root__' })
  return isMember && !isKidLocked ? search : {}
}

/** Returns a function that changes the overlay; the page itself and its scroll position stay. */
export function useSetOverlay(): (overlay: OverlaySearch, isNewEntry?: boolean) => void {
  const navigate = useNavigate()
  return ({ search, in: category, favorites }, isNewEntry = false) => {
    void navigate({
      to: '.',
      search: (now) => ({ ...now, search, in: category, favorites }),
      replace: !isNewEntry,
      resetScroll: false,
    })
  }
}

/** Closes like Back if the overlay was opened on a page of ours; otherwise removes it from the address. */
export function useCloseOverlay(): () => void {
  const { history } = useRouter()
  const setOverlay = useSetOverlay()
  return () => (history.canGoBack() ? history.back() : setOverlay({}))
}

/** Opens the search with `/` and Ctrl+K from anywhere except a text field. */
export function useSearchKeys(isEnabled: boolean): void {
  const setOverlay = useSetOverlay()
  useEffect(() => {
    if (!isEnabled) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
      if (event.defaultPrevented || !(isCommand || (isSlash && !isWriting(event.target)))) return
      event.preventDefault()
      setOverlay({ search: '' }, true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
