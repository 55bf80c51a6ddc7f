/** The pictures of a title, including one still hidden: views, replaces, crops and resets them to the imported ones. */
import type { TitlePicture } from '@quintet/contracts/operator/artwork'
import type { TitleRecord } from '@quintet/contracts/operator/titles'
import { useState } from 'react'
import { pictureAddress } from '../../../api/picture-address.ts'
import type { Texts } from '../../../texts/en.ts'
import { useTexts } from '../../../texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Badge, Empty, Panel } from '../../../ui/panel.tsx'
import { useCanEdit } from '../sheet/use-sheet.ts'
import { ArtworkDialog } from './artwork-dialog.tsx'
import styles from './artwork.module.css'
import { type PictureKind, useArtwork } from './use-artwork.ts'

const TONES = { waiting: 'warning', ready: 'neutral', failed: 'bad' } as const

export function ArtworkPanel({ title }: { title: TitleRecord }) {
  const { artwork: words } = useTexts()
  const canEdit = useCanEdit()
  const { takingBack } = useArtwork(title.id)
  const [asked, setAsked] = useState<TitlePicture | 'new' | null>(null)
  return (
    <Panel
      title={words.title}
      actions={canEdit && <Button onClick={() => setAsked('new')}>{words.add}</Button>}
    >
      <Failure error={takingBack.error} />
      {title.pictures.length === 0 && <Empty title={words.none} />}
      <ul className={styles.pictures}>
        {title.pictures.map((picture) => (
          <Picture
            key={picture.id}
            picture={picture}
            of={title.title}
            onCut={canEdit ? () => setAsked(picture) : null}
            onTakeBack={canEdit && picture.isEdited ? () => takingBack.mutate(kindOf(picture)) : null}
          />
        ))}
      </ul>
      {asked && (
        <ArtworkDialog
          title={title}
          picture={asked === 'new' ? null : asked}
          onClose={() => setAsked(null)}
        />
      )}
    </Panel>
  )
}

type PictureProps = {
  picture: TitlePicture
  of: string
  /** Null without the right to edit. */
  onCut: (() => void) | null
  onTakeBack: (() => void) | null
}

function Picture({ picture, of, onCut, onTakeBack }: PictureProps) {
  const { artwork: words } = useTexts()
  const { id, state, isEdited } = picture
  const name = nameOf(picture, words)
  return (
    <li>
      {state === 'ready' ? (
        <img src={pictureAddress(id)} alt={`${of}, ${name}`} loading="lazy" />
      ) : (
        <div className={styles.unmade} aria-hidden="true" />
      )}
      <p>
        {name} {isEdited && <Badge tone={TONES[state]}>{words.states[state]}</Badge>}
      </p>
      <div className={styles.tools}>
        {onCut && state === 'ready' && (
          <Button look="plain" aria-label={words.cutNamed(name)} onClick={onCut}>
            {words.cut}
          </Button>
        )}
        {onTakeBack && (
          <Button look="plain" aria-label={words.asImportedNamed(name)} onClick={onTakeBack}>
            {words.asImported}
          </Button>
        )}
      </div>
    </li>
  )
}

function nameOf({ shape, language }: PictureKind, words: Texts['artwork']): string {
  return language === null ? words.shapes[shape] : `${words.shapes[shape]}, ${words.languages[language]}`
}

function kindOf({ shape, language }: PictureKind): PictureKind {
  return { shape, language }
}
