import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useReturnAddress } from '../../session/return-address.ts'
import type { Draft } from './draft.ts'
import { changeDraft, resetDraft, useDraft } from './draft-store.ts'
import { backOf, closingOf, draftBack, shownStep, WIZARD, type Place, type Step } from './wizard.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The steps on the way here, so that going back and closing find their entries of the history. */
    signUpSteps?: readonly Step[]
  }
}

/** What holds the wizard: the modal over a page, or the page of its own. */
type Holder = {
  /** Takes it out of the address where there is no entry of the history to go back to. */
  onEnd: () => void
  /** To the choice between e-mail, Google, Facebook and log-in. */
  onChoice: () => void
}

export type Wizard = {
  step: Step
  draft: Draft
  /** Where one goes as a member. */
  to: string
  isBusy: boolean
  setBusy: (isBusy: boolean) => void
  /** On to the next step, with what this one filled in. */
  next: (change?: (draft: Draft) => Draft) => void
  /** Back to an earlier step, or to the choice. */
  go: (place: Place) => void
  /** Undefined where there is no way back. */
  back: (() => void) | undefined
  /** Whether closing ends the sign-up; else it has led to another step. */
  mayClose: () => boolean
  end: () => void
}

/** The one sign-up: its step stands in the address, so that the browser's Back is a step back and a reload loses secrets only. */
export function useWizard({ onEnd, onChoice }: Holder): Wizard {
  const { step: asked } = useSearch({ from: '__root__' })
  const to = useReturnAddress()
  const { history } = useRouter()
  const { draft, isKnown } = useDraft()
  const [isBusy, setBusy] = useState(false)
  const step = shownStep(asked, draft)
  const steps = useLocation({ select: ({ state }) => state.signUpSteps }) ?? [step]
  const show = useShowStep(steps)

  // What leaving does to the draft waits until nothing shows it any more.
  const afterwards = useRef<(() => void) | null>(null)
  useEffect(() => () => afterwards.current?.(), [])

  // The address never names a step that is not shown.
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
      // The offer is no step on the way, and to what was ordered nothing leads back.
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
      // Loaded anew, so that every part of the page is the member's.
      if (draft.result) return location.assign(to)
      afterwards.current = resetDraft
      const { __TSR_index: entry } = history.location.state
      if (entry < steps.length) onEnd()
      else history.go(-steps.length)
    },
  }
}

/** Shows a step after this one, instead of it, or back at the entry of the history that has it, if one does. */
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
