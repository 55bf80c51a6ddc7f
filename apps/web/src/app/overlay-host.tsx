import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../shell/load-part.ts'
import { useSite } from '../api/asker.ts'
import { useOverlaySearch, useSearchKeys } from '../shell/use-overlays.ts'
import { followWorld } from '../shell/world.ts'
import { useResetLink } from '../features/log-in/use-reset-link.ts'
import { useSessionEnd } from '../features/log-in/use-session-end.ts'
import { ModalHost } from './modal-host.tsx'

const SearchOverlay = lazyPart(
  async () => (await import('../features/search/search-overlay.tsx')).SearchOverlay,
)
const FavoritesOverlay = lazyPart(
  async () => (await import('../features/favorites/favorites-overlay.tsx')).FavoritesOverlay,
)
const AccountOverlay = lazyPart(
  async () => (await import('../features/account/account-overlay.tsx')).AccountOverlay,
)
const ContactForm = lazyPart(async () => (await import('../forms/contact-form/contact-form.tsx')).ContactForm)
const ContactWays = lazyPart(async () => (await import('../features/contact/contact-page.tsx')).ContactWays)

/** Renders the open overlay, in the browser only; no overlay code is loaded before one is opened. */
export function OverlayHost() {
  const { isMember, isKidLocked } = useSite()
  const { search, in: slug, favorites, account } = useOverlaySearch()
  const [isTakenOver, setTakenOver] = useState(false)
  useEffect(() => setTakenOver(true), [])
  useSearchKeys(isMember && !isKidLocked && search === undefined)
  useResetLink()
  useSessionEnd()
  useEffect(() => followWorld(isKidLocked), [isKidLocked])
  if (!isTakenOver) return null
  return (
    <>
      <Suspense>
        {search !== undefined ? (
          <SearchOverlay applied={search} slug={slug} />
        ) : favorites ? (
          <FavoritesOverlay />
        ) : account ? (
          <AccountOverlay place={account} support={{ form: <ContactForm />, ways: <ContactWays /> }} />
        ) : null}
      </Suspense>
      {/* A separate boundary: the overlay below must not disappear, and lose focus, while a modal loads. */}
      <Suspense>
        <ModalHost />
      </Suspense>
    </>
  )
}
