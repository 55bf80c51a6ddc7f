/** A running match: the score, buttons for what happens, and the moments entered. @spec decisions 12.13 */
import { MOMENT_ABOUT_MAX, type TitleRecord } from '@quintet/contracts/operator/titles'
import { type MomentKind, type Score, scoreAt } from '@quintet/domain/live/moments'
import { useState } from 'react'
import { useTexts } from '../../../texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { isProblem } from '../../../api/call.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Field } from '../../../ui/field.tsx'
import form from '../../../ui/form.module.css'
import { textOf } from '../../../ui/form-text.ts'
import { Panel } from '../../../ui/panel.tsx'
import { scoreIn } from '../sheet/written-score.ts'
import { EnteredMoments } from './entered-moments.tsx'
import styles from './match.module.css'
import { type Entry, useMatch } from './use-match.ts'

const NOBODY: Score = [0, 0]

export function MatchPanel({ title }: { title: TitleRecord }) {
  const { match: words } = useTexts().title
  const { entering, correcting, takingBack } = useMatch(title)
  const { moments, people } = title.shown
  const teams = people.filter(({ role }) => role === 'team').map(({ name }) => name)
  const [home, away, ...more] = teams
  const pair = home !== undefined && away !== undefined && more.length === 0 ? ([home, away] as const) : null
  const told = moments.map(({ at, score }) => ({ at, score: score ?? undefined }))
  const score = pair && (scoreAt(told, Number.POSITIVE_INFINITY) ?? NOBODY)
  const error = entering.error ?? correcting.error ?? takingBack.error
  return (
    <Panel title={words.heading}>
      <div className={styles.match}>
        <p className={styles.hint}>{words.lead}</p>
        {pair && score && (
          <p className={styles.score}>
            <span>{pair[0]}</span> <strong>{score.join(':')}</strong> <span>{pair[1]}</span>
          </p>
        )}
        <Entering pair={pair} score={score} isBusy={entering.isPending} enter={entering.mutateAsync} />
        {score && <ScoreForm score={score} isBusy={entering.isPending} enter={entering.mutateAsync} />}
        {isProblem(error, 'title_changed') ? (
          <p className={form.failure} role="alert">
            {words.changed}
          </p>
        ) : (
          <Failure error={error} />
        )}
        <EnteredMoments
          moments={moments}
          isBusy={correcting.isPending || takingBack.isPending}
          correct={correcting.mutateAsync}
          takeBack={takingBack.mutateAsync}
        />
      </div>
    </Panel>
  )
}

type EnteringProps = {
  pair: readonly [home: string, away: string] | null
  /** The current score; null if there are not two sides. */
  score: Score | null
  isBusy: boolean
  enter: (entry: Entry) => Promise<unknown>
}

function Entering({ pair, score, isBusy, enter }: EnteringProps) {
  const { match: words, momentKinds } = useTexts().title
  const [about, setAbout] = useState('')
  const press = (entry: Entry) =>
    void enter(entry).then(
      () => setAbout(''),
      // The error is shown beside the buttons.
      () => {},
    )
  const written = about.trim() || null
  const button = (kind: MomentKind, after: Score | null) => (
    <Button key={kind} isBusy={isBusy} onClick={() => press({ kind, about: written, score: after })}>
      {momentKinds[kind]}
    </Button>
  )
  const ofTeam = (kind: MomentKind, team: string, after: Score | null) => (
    <Button
      key={`${kind} ${team}`}
      look={kind === 'goal' ? 'primary' : 'quiet'}
      isBusy={isBusy}
      onClick={() => press({ kind, about: [team, written].filter(Boolean).join(', '), score: after })}
    >
      {words.of(momentKinds[kind], team)}
    </Button>
  )
  return (
    <>
      <div className={styles.buttons}>
        {button('start', score)}
        {pair && score && (
          <>
            {ofTeam('goal', pair[0], [score[0] + 1, score[1]])}
            {ofTeam('goal', pair[1], [score[0], score[1] + 1])}
            {ofTeam('card', pair[0], null)}
            {ofTeam('card', pair[1], null)}
          </>
        )}
        {button('chance', null)}
        {button('highlight', null)}
        {button('break', score)}
        {button('end', score)}
      </div>
      <Field
        label={words.about}
        hint={words.aboutHint}
        value={about}
        maxLength={MOMENT_ABOUT_MAX / 2}
        onChange={({ target }) => setAbout(target.value)}
      />
    </>
  )
}

type ScoreFormProps = Pick<EnteringProps, 'isBusy' | 'enter'> & { score: Score }

function ScoreForm({ score, isBusy, enter }: ScoreFormProps) {
  const { match: words, score: label } = useTexts().title
  const [fault, setFault] = useState<string>()
  return (
    <form
      key={score.join(':')}
      className={styles.row}
      onSubmit={(event) => {
        event.preventDefault()
        const wanted = scoreIn(textOf(new FormData(event.currentTarget), 'score'))
        setFault(wanted ? undefined : words.wrongScore)
        if (wanted) void enter({ kind: 'score', about: null, score: wanted }).catch(() => {})
      }}
    >
      <Field
        label={label}
        name="score"
        defaultValue={score.join(':')}
        hint={words.scoreHint}
        error={fault}
        required
      />
      <Button type="submit" isBusy={isBusy}>
        {words.setScore}
      </Button>
    </form>
  )
}
