import { CUE_TEXT_MAX } from '@quintet/contracts/operator/subtitles'
import { Play, X } from 'lucide'
import { useTexts } from '../../../texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './subtitles.module.css'

/** A cue being edited, with its times as text. */
export type Row = { key: number; start: string; end: string; text: string; isAtTop: boolean }

type CueRowProps = {
  row: Row
  /** Counted from 1. */
  place: number
  isShown: boolean
  onChange: (told: Partial<Row>) => void
  onStart: () => void
  onEnd: () => void
  onSplit: () => void
  onRemove: () => void
  onJump: () => void
}

export function CueRow({ row, place, isShown, onChange, ...on }: CueRowProps) {
  const { subtitles: words } = useTexts()
  const number = String(place)
  const named = (label: string) => words.of(words.cue(number), label)
  return (
    <li data-shown={isShown}>
      <div className={styles.times}>
        <input
          aria-label={named(words.start)}
          value={row.start}
          onChange={({ target }) => onChange({ start: target.value })}
        />
        <input
          aria-label={named(words.end)}
          value={row.end}
          onChange={({ target }) => onChange({ end: target.value })}
        />
      </div>
      <div className={styles.words}>
        <textarea
          rows={2}
          aria-label={named(words.text)}
          value={row.text}
          maxLength={CUE_TEXT_MAX}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        <div className={styles.tools}>
          <Button aria-label={words.jump(number)} onClick={on.onJump}>
            <Icon drawing={Play} />
          </Button>
          <Button aria-label={words.startHereNamed(number)} onClick={on.onStart}>
            {words.startHere}
          </Button>
          <Button aria-label={words.endHereNamed(number)} onClick={on.onEnd}>
            {words.endHere}
          </Button>
          <Button aria-label={words.splitNamed(number)} onClick={on.onSplit}>
            {words.split}
          </Button>
          <Button look="plain" aria-label={words.removeCue(number)} onClick={on.onRemove}>
            <Icon drawing={X} />
          </Button>
        </div>
      </div>
    </li>
  )
}
