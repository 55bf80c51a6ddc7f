import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useReturnAddress } from '../../session/return-address.ts'
import type { Draft } from './draft.ts'
import { changeDraft, resetDraft, useDraft } from './draft-store.ts'
import { backOf, closingOf, draftBack, shownStep, WIZARD, type Place, type Step } from './wizard.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The steps taken so far, so that going back and closing can find their history entries. */
    signUpSteps?: readonly Step[]
  }
}

/** What contains the wizard: the modal over a page, or a page of its own. */
type Holder = {
  /** Removes the wizard from the address if there is no history entry to go back to. */
  onEnd: () => void
  /** Shows the choice between e-mail, Google, Facebook and log-in. */
  onChoice: () => void
}

export type Wizard = {
  step: Step
  draft: Draft
  /** The address to open as a member. */
  to: string
  isBusy: boolean
  setBusy: (isBusy: boolean) => void
  /** Goes to the next step, with the data of this one. */
  next: (change?: (draft: Draft) => Draft) => void
  /** Goes back to an earlier step, or to the choice. */
  go: (place: Place) => void
  /** Undefined if there is no way back. */
  back: (() => void) | undefined
  /** True if closing ends the sign-up; otherwise it has led to another step. */
  mayClose: () => boolean
  end: () => void
}

/** The sign-up wizard: its step is in the address, so that the browser's Back goes one step back and a reload loses only secrets. */
export function useWizard({ onEnd, onChoice }: Holder): Wizard {
  const { step: asked } = useSearch({ from: '__root__' })
  const to = useReturnAddress()
  const { history } = useRouter()
  const { draft, isKnown } = useDraft()
  const [isBusy, setBusy] = useState(false)
  const step = shownStep(asked, draft)
  const steps = useLocation({ select: ({ state }) => state.signUpSteps }) ?? [step]
  const show = useShowStep(steps)

  // Changes to the draft caused by leaving wait until nothing shows it any more.
  const afterwards = useRef<(() => void) | null>(null)
  useEffect(() => () => afterwards.current?.(), [])

  // Keeps the address in line with the step that is shown.
  useEffect(() => {
    if (isKnown && asked !== undefined && asked !== step) show(step, 'instead')
  })

  const go = (place: Place) => {
    const reset = () => changeDraft((now) => draftBack(place, now))
    if (place === 'login-or-sign-up') {
      afterwards.current = reset
      onChoice()
    } else {
      reset()
      show(place, 'back')
    }
  }
  const place = WIZARD[step].hasBackButton && !isBusy ? backOf(step, draft.signUpMethod) : null
  return {
    step,
    draft,
    to,
    isBusy,
    setBusy,
    next(change) {
      if (change) changeDraft(change)
      const { next } = WIZARD[step]
      // The offer is not a step to return to, and nothing leads back to what was ordered.
      const isWay = step !== 'special-offer' && next !== 'welcome'
      if (next) show(next, isWay ? 'after' : 'back')
    },
    go,
    back: place === null ? undefined : () => go(place),
    mayClose() {
      if (isBusy) return false
      const other = closingOf(step, draft)
      if (other) show(other, 'instead')
      return other === null
    },
    end() {
      // A full page load, so that every part of the page is the member's.
      if (draft.result) return location.assign(to)
      afterwards.current = resetDraft
      const { __TSR_index: entry } = history.location.state
      if (entry < steps.length) onEnd()
      else history.go(-steps.length)
    },
  }
}

/** Shows a step after this one, in its place, or by going back to its history entry if there is one. */
function useShowStep(steps: readonly Step[]) {
  const navigate = useNavigate()
  const { history } = useRouter()
  return (step: Step, where: 'after' | 'instead' | 'back') => {
    const entries = steps.length - 1 - steps.lastIndexOf(step)
    if (where === 'back' && steps.includes(step) && entries > 0) {
      history.go(-entries)
      return
    }
    const before = where === 'after' ? steps : steps.slice(0, -1)
    void navigate({
      to: '.',
      search: (now) => ({ ...now, step }),
      state: (now) => ({ ...now, signUpSteps: [...before, step] }),
      replace: where !== 'after',
      resetScroll: false,
    })
  }
}
