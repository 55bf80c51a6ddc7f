import type { TitleRecord } from '@quintet/contracts/operator/titles'
import { TRACK_NUMBER_MAX } from '@quintet/domain/catalogue/track-order'
import { MOVEMENTS_MAX, WORK_NAME_MAX } from '@quintet/domain/catalogue/works'
import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide'
import { type InputHTMLAttributes, useState } from 'react'
import { useSpeech, useTexts } from '../../../texts/language.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import fields from '../../../ui/field.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { Badge } from '../../../ui/panel.tsx'
import { STATE_TONES } from '../state-tones.ts'
import styles from './album.module.css'
import type { Row } from './rows.ts'

type TrackRowProps = {
  row: Row
  name: string
  part: TitleRecord['parts'][number] | undefined
  put: (id: number, told: Partial<Row>) => void
}

type Written = Exclude<keyof Row, 'id' | 'disc' | 'number'>

const TITLE_MAX = 500

export function TrackRow({ row, name, part, put }: TrackRowProps) {
  const { texts, language } = useSpeech()
  const { album: words, titles } = texts
  const [isOpen, setIsOpen] = useState(false)
  const cell = (field: Written, maxLength: number, lang?: string) => ({
    value: row[field],
    maxLength,
    lang,
    onChange: ({ target }: { target: HTMLInputElement }) => put(row.id, { [field]: target.value }),
  })
  const { columns } = words
  const work = language === 'de' ? row.workDe || row.workEn : row.workEn || row.workDe
  return (
    <div className={styles.row}>
      <Cell
        track={name}
        label={columns.number}
        type="number"
        min={0}
        max={TRACK_NUMBER_MAX}
        value={row.number ?? ''}
        onChange={({ target }) => put(row.id, { number: target.value === '' ? null : Number(target.value) })}
      />
      <Cell track={name} label={columns.titleDe} {...cell('titleDe', TITLE_MAX, 'de')} />
      <Cell track={name} label={columns.titleEn} {...cell('titleEn', TITLE_MAX, 'en')} />
      <Cell track={name} label={columns.artists} {...cell('artists', TITLE_MAX)} />
      <Cell track={name} label={columns.composers} {...cell('composers', TITLE_MAX)} />
      <div className={styles.side}>
        <Button
          look="plain"
          aria-expanded={isOpen}
          aria-label={words.field(name, `${words.work}: ${work || words.noWork}`)}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles.workName}>{work || words.work}</span>
        </Button>
        {part && part.state !== 'published' && (
          <Badge tone={STATE_TONES[part.state]}>{titles.states[part.state]}</Badge>
        )}
        <Link
          to="/titles/$id"
          params={{ id: String(row.id) }}
          className={buttonClass('plain')}
          aria-label={words.open(name)}
        >
          <Icon drawing={ExternalLink} />
        </Link>
      </div>
      {isOpen && <WorkCells row={row} name={name} cell={cell} put={put} />}
    </div>
  )
}

type WorkCellsProps = Pick<TrackRowProps, 'row' | 'name' | 'put'> & {
  cell: (field: Written, maxLength: number, lang?: string) => InputHTMLAttributes<HTMLInputElement>
}

function WorkCells({ row, name, cell, put }: WorkCellsProps) {
  const { work: words } = useTexts().title
  return (
    <div className={styles.work}>
      <Cell track={name} label={words.name.de} {...cell('workDe', WORK_NAME_MAX, 'de')} />
      <Cell track={name} label={words.name.en} {...cell('workEn', WORK_NAME_MAX, 'en')} />
      <Cell track={name} label={words.movement.de} {...cell('movementDe', WORK_NAME_MAX, 'de')} />
      <Cell track={name} label={words.movement.en} {...cell('movementEn', WORK_NAME_MAX, 'en')} />
      <Cell
        track={name}
        label={words.number}
        type="number"
        min={1}
        max={MOVEMENTS_MAX}
        value={row.movementNumber}
        onChange={({ target }) => put(row.id, { movementNumber: target.value })}
      />
    </div>
  )
}

type CellProps = InputHTMLAttributes<HTMLInputElement> & { track: string; label: string }

/** Its visible label is above the column, or beside the field on narrow screens. */
function Cell({ track, label, ...rest }: CellProps) {
  const { album: words } = useTexts()
  return (
    <label className={styles.cell}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <input {...rest} className={fields.control} aria-label={words.field(track, label)} />
    </label>
  )
}
