import { useEffect, useEffectEvent } from 'react'
import { actionOfKey } from '../controls/shortcuts.ts'
import { useActions } from './use-actions.ts'
import type { IdleControls } from './use-idle-controls.ts'
import type { Watching } from './use-watching.ts'

/** Handles the film player's shortcuts, wherever the focus is in it. */
export function useKeys(watching: Watching, controls: IdleControls): void {
  const act = useActions(watching)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // The list of shortcuts and open questions handle keys themselves.
    const isAsked = watching.failure !== null || watching.isHelpOpen || watching.next.isAsking
    if (event.defaultPrevented || isAsked) return
    controls.wake()
    const target = event.target as HTMLElement
    const action = actionOfKey({
      key: event.key,
      isOnButton: target.closest('button, a') !== null,
      isOnSlider: target.matches('input[type="range"]'),
      isOnText: target.matches('input:not([type="range"]), textarea, select') || target.isContentEditable,
      hasModifier: event.ctrlKey || event.metaKey || event.altKey,
      hasShift: event.shiftKey,
    })
    if (!action) return
    event.preventDefault()
    act(action)
  })
  // On the document: a control that disappears loses the focus, and keys must still arrive.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
