/** The moments entered so far, newest first; each can be corrected or removed. */
import type { SheetMoment } from '@quintet/contracts/operator/title-sheet'
import { MOMENT_TITLE_MAX_LENGTH } from '@quintet/domain/live/moments'
import { secondsOf, writtenTime } from '@quintet/domain/catalogue/title-sheet'
import { Pencil, Undo2 } from 'lucide'
import { useState } from 'react'
import { useTexts } from '../../../texts/language.tsx'
import { currentLanguage } from '../../../texts/current-language.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { textOf } from '../../../ui/form-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { scoreIn } from '../sheet/written-score.ts'
import styles from './match.module.css'

type EnteredMomentsProps = {
  moments: readonly SheetMoment[]
  isBusy: boolean
  correct: (correction: { place: number; moment: SheetMoment }) => Promise<unknown>
  takeBack: (place: number) => Promise<unknown>
}

export function EnteredMoments({ moments, isBusy, correct, takeBack }: EnteredMomentsProps) {
  const { match: words } = useTexts().title
  const [corrected, setCorrected] = useState<number | null>(null)
  if (moments.length === 0) return <p className={styles.hint}>{words.nothing}</p>
  const close = () => setCorrected(null)
  return (
    <ol className={styles.entered} aria-label={words.entered}>
      {[...moments.entries()].toReversed().map(([place, moment]) => (
        <li key={JSON.stringify([place, moment])}>
          {corrected === place ? (
            <Correcting
              moment={moment}
              isBusy={isBusy}
              onSave={(said) => void correct({ place, moment: said }).then(close, close)}
              onCancel={close}
            />
          ) : (
            <Line
              moment={moment}
              isBusy={isBusy}
              onCorrect={() => setCorrected(place)}
              onTakeBack={() => void takeBack(place).catch(() => {})}
            />
          )}
        </li>
      ))}
    </ol>
  )
}

type LineProps = { moment: SheetMoment; isBusy: boolean; onCorrect: () => void; onTakeBack: () => void }

function Line({ moment: { at, kind, titles, score }, isBusy, onCorrect, onTakeBack }: LineProps) {
  const { match: words, momentKinds } = useTexts().title
  const name = titles[currentLanguage()] ?? Object.values(titles)[0] ?? momentKinds[kind]
  const called = `${writtenTime(at)} ${name}`
  return (
    <div className={styles.line}>
      <time>{writtenTime(at)}</time>
      <span>{name}</span>
      <strong>{score?.join(':')}</strong>
      <Button look="plain" aria-label={words.correct(called)} onClick={onCorrect}>
        <Icon drawing={Pencil} />
      </Button>
      <Button look="plain" aria-label={words.takeBack(called)} isBusy={isBusy} onClick={onTakeBack}>
        <Icon drawing={Undo2} />
      </Button>
    </div>
  )
}

type CorrectingProps = {
  moment: SheetMoment
  isBusy: boolean
  onSave: (moment: SheetMoment) => void
  onCancel: () => void
}

function Correcting({ moment, isBusy, onSave, onCancel }: CorrectingProps) {
  const { title: words, common } = useTexts()
  const [faults, setFaults] = useState<{ at?: string; score?: string }>({})
  const submit = (data: FormData) => {
    const at = secondsOf(textOf(data, 'at'))
    const written = textOf(data, 'score').trim()
    const score = written === '' ? null : scoreIn(written)
    const isScore = written === '' || score !== null
    setFaults({
      ...(at === null ? { at: words.match.wrongTime } : {}),
      ...(isScore ? {} : { score: words.match.wrongScore }),
    })
    if (at === null || !isScore) return
    const [de, en] = [textOf(data, 'de').trim(), textOf(data, 'en').trim()]
    onSave({ kind: moment.kind, at, score, titles: { ...(de && { de }), ...(en && { en }) } })
  }
  return (
    <form
      className={styles.correcting}
      onSubmit={(event) => {
        event.preventDefault()
        submit(new FormData(event.currentTarget))
      }}
    >
      <Field label={words.at} name="at" defaultValue={writtenTime(moment.at)} error={faults.at} required />
      <Field
        label={words.score}
        name="score"
        defaultValue={moment.score?.join(':') ?? ''}
        error={faults.score}
      />
      {(['de', 'en'] as const).map((language) => (
        <Field
          key={language}
          label={words.momentIn[language]}
          name={language}
          defaultValue={moment.titles[language] ?? ''}
          maxLength={MOMENT_TITLE_MAX_LENGTH}
        />
      ))}
      <div className={styles.row}>
        <Button onClick={onCancel}>{common.cancel}</Button>
        <Button type="submit" look="primary" isBusy={isBusy}>
          {common.save}
        </Button>
      </div>
    </form>
  )
}
