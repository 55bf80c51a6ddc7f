/** The sign-up draft of this tab. It survives a reload and the round trip to a provider, without the password, which is asked for again. */
import { methodOfPlatform } from '@quintet/domain/account/social'
import { useSyncExternalStore } from 'react'
import { forgetSocialPerson, keptSocialPerson } from '../../forms/social/social-flow.ts'
import { draftOf, EMPTY_DRAFT, NOBODY, withoutSecrets, type Draft } from './draft.ts'

const KEPT = 'sign-up'
const listeners = new Set<() => void>()
let current: Draft | undefined

/** Returns the draft, and whether it is this browser's own: the server, and the page it rendered, know of none. */
export function useDraft(): { draft: Draft; isKnown: boolean } {
  const draft = useSyncExternalStore(subscribe, readDraft, () => EMPTY_DRAFT)
  const isKnown = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  return { draft, isKnown }
}

export function changeDraft(change: (draft: Draft) => Draft): void {
  current = change(readDraft())
  keep(current)
  for (const tell of listeners) tell()
}

/** Clears the draft. */
export function resetDraft(): void {
  changeDraft(() => EMPTY_DRAFT)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readDraft(): Draft {
  if (current) return current
  current = readKept()
  const person = keptSocialPerson()
  if (!person) return current
  // A user who returns from a provider and has no account yet continues as that person. @spec accounts 4.5
  const { name, email, platform, token } = person
  const user = { ...NOBODY, name: name ?? '', email: email ?? '', social: { platform, token } }
  current = { ...current, signUpMethod: methodOfPlatform(platform), user }
  keep(current)
  forgetSocialPerson()
  return current
}

function keep(draft: Draft): void {
  try {
    if (draft === EMPTY_DRAFT || draft.result) sessionStorage.removeItem(KEPT)
    else sessionStorage.setItem(KEPT, JSON.stringify(withoutSecrets(draft)))
  } catch {
    // Without storage, a reload starts over.
  }
}

function readKept(): Draft {
  try {
    const kept = sessionStorage.getItem(KEPT)
    return kept === null ? EMPTY_DRAFT : draftOf(JSON.parse(kept))
  } catch {
    return EMPTY_DRAFT
  }
}
