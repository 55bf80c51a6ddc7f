/** The toasts on screen. In the browser only: the server never adds one. */
import { KEPT_TOAST_KEY } from '@quintet/contracts/page'

export type ToastType = 'info' | 'success' | 'error'
/** An action of a toast, such as undo. */
export type ToastAction = {
  label: string
  run: () => void
  /** Stays until the user closes it. */
  stays?: true
  /** Called when the toast has gone, after which undo is no longer possible; also called after `run`. */
  onGone?: () => void
}
export type Toast = { id: number; type: ToastType; message: string; action?: ToastAction }

/** @spec accounts 2.15 */
const TOAST_HIDE_MS = 6000

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()

export const toastsNow = (): readonly Toast[] => toasts

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function publish(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

export function showToast(message: string, type: ToastType = 'info', action?: ToastAction): void {
  const toast = { id: nextId++, type, message, ...(action ? { action } : {}) }
  publish([...toasts, toast])
  if (!action?.stays) hideLater(toast.id)
}

function hideLater(id: number): void {
  timers.set(
    id,
    setTimeout(() => dismissToast(id), TOAST_HIDE_MS),
  )
}

export function dismissToast(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  const gone = toasts.find((toast) => toast.id === id)
  publish(toasts.filter((toast) => toast !== gone))
  gone?.action?.onGone?.()
}

/** While the user is reading, no toast disappears. */
export function pauseToasts(): void {
  for (const timer of timers.values()) clearTimeout(timer)
}

export function resumeToasts(): void {
  for (const { id, action } of toasts) if (!action?.stays) hideLater(id)
}

/** Stores a message for after the next page load, such as after log-in. */
export function keepToast(message: string, type: ToastType): void {
  try {
    sessionStorage.setItem(KEPT_TOAST_KEY, JSON.stringify({ message, type }))
  } catch {
    // Without storage the message is not shown; what it reports has happened anyway.
  }
}

export function takeKeptToast(): void {
  try {
    const kept = sessionStorage.getItem(KEPT_TOAST_KEY)
    if (kept === null) return
    sessionStorage.removeItem(KEPT_TOAST_KEY)
    const { message, type } = JSON.parse(kept) as Omit<Toast, 'id'>
    showToast(message, type === 'error' ? 'error' : type === 'success' ? 'success' : 'info')
  } catch {
    // An invalid entry counts as no message.
  }
}
