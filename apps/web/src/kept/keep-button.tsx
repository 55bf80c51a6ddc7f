import { ArrowDownToLine, CircleCheckBig } from 'lucide'
import { useNavigate } from '@tanstack/react-router'
import { isProblem } from '../api/call.ts'
import { useSite } from '../api/asker.ts'
import { keptTexts } from '../texts/kept.ts'
import type { keptEn } from '../texts/kept.en.ts'
import { useTextsOf } from '../texts/use-texts.ts'
import { IconButton } from '../ui/button/button.tsx'
import { ProgressBar } from '../ui/progress-bar/progress-bar.tsx'
import { showToast } from '../ui/toast/toast-store.ts'
import styles from './keep-button.module.css'
import { keep, pause, resume, type KeepWish } from './keeping.ts'
import { stateOf } from './state-text.ts'
import { noteLanguage } from './store.ts'
import { useKeptTitle } from './use-kept.ts'
import { canKeep } from './worker.ts'

type KeepButtonProps = KeepWish & { className?: string | undefined }

/** Saves an album or a book on this device, pauses and resumes that, and links to the list once it is complete. @spec decisions 11.32 */
export function KeepButton({ className, ...wish }: KeepButtonProps) {
  const words = useTextsOf(keptTexts)
  const { language } = useSite()
  const navigate = useNavigate()
  const kept = useKeptTitle(wish.contentId)
  const { contentId, title } = wish
  const toList = () => void navigate({ to: '/kept' })
  const tell = (error: unknown) => showToast(failureOf(error, words), 'error')
  const begin = () => {
    if (!canKeep()) return showToast(words.unsupported, 'error')
    keep(wish)
      .then(() => noteLanguage(language))
      .then(() => showToast(words.started, 'success', { label: words.show, run: toList }))
      .catch(tell)
  }
  const isRunning = kept?.run === 'fetching' || kept?.run === 'waiting'
  const { label, act } = !kept
    ? { label: words.keep(title), act: begin }
    : kept.isWhole
      ? { label: words.open(title), act: toList }
      : isRunning
        ? { label: words.pause(title), act: () => pause(contentId) }
        : { label: words.resume(title), act: () => void resume(contentId).catch(tell) }
  return (
    <>
      <IconButton
        className={className}
        icon={kept?.isWhole ? CircleCheckBig : isRunning ? 'pause' : ArrowDownToLine}
        label={label}
        onClick={act}
      />
      {kept && !kept.isWhole && (
        <div className={styles.progress} role="status">
          <ProgressBar value={kept.done} max={Math.max(1, kept.total)} />
          <span>{stateOf(kept, words)}</span>
        </div>
      )}
    </>
  )
}

function failureOf(error: unknown, words: typeof keptEn): string {
  if (isProblem(error, 'too_many_kept_devices')) return words.tooManyDevices
  if (isProblem(error, 'too_many_kept_titles')) return words.tooManyTitles
  if (isProblem(error, 'youth_protected')) return words.youth
  if (isProblem(error, 'not_available_here')) return words.notHere
  return words.notKept
}
