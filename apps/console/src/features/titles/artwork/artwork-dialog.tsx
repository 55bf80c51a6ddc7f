import type { TitlePicture } from '@quintet/contracts/operator/artwork'
import { cropOf, type Cut, cutOf, MIDDLE, PICTURE_SHAPES } from '@quintet/domain/catalogue/artwork'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { useState } from 'react'
import { pictureAddress } from '../../../api/picture-address.ts'
import { Problem } from '../../../api/call.ts'
import { useTexts } from '../../../texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Labelled, Select } from '../../../ui/field.tsx'
import { FileField } from '../../../ui/file-field.tsx'
import form from '../../../ui/form.module.css'
import styles from './artwork.module.css'
import { CutField, type Size } from './cut-field.tsx'
import { useArtwork } from './use-artwork.ts'

type ArtworkDialogProps = {
  title: { id: number; title: string }
  /** The title's picture to crop or replace; null to add one. */
  picture: TitlePicture | null
  onClose: () => void
}

/** The picture to crop: a chosen file, or one the title has. */
type Source = { of: File | string; address: string; size: Size | null }

/** Adds or changes a title's picture: the image, its use and its crop. */
export function ArtworkDialog({ title: { id, title }, picture, onClose }: ArtworkDialogProps) {
  const { artwork: words, common } = useTexts()
  const { setting } = useArtwork(id, onClose)
  const [kind, setKind] = useState({
    shape: picture?.shape ?? PICTURE_SHAPES[0],
    language: picture?.language ?? null,
  })
  const [source, setSource] = useState<Source | null>(picture && ownSource(picture))
  const [cut, setCut] = useState<Cut>(picture?.crop ? cutOf(picture.crop) : MIDDLE)
  const [fault, setFault] = useState<Problem | null>(null)
  const take = async (file: File | undefined) => {
    setFault(null)
    setCut(MIDDLE)
    setSource(file ? { of: file, address: await addressOf(file), size: null } : picture && ownSource(picture))
  }
  return (
    <Dialog title={words.dialog} about={title} lead={words.lead} onClose={onClose}>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (source?.size)
            setting.mutate({ ...kind, of: source.of, crop: cropOf(source.size, kind.shape, cut) })
        }}
      >
        <div className={styles.kind}>
          <Labelled label={words.shape}>
            <Select
              label={words.shape}
              value={kind.shape}
              options={PICTURE_SHAPES.map((each) => [each, words.shapes[each]] as const)}
              onPick={(shape) => setKind({ ...kind, shape })}
            />
          </Labelled>
          <Labelled label={words.language}>
            <Select
              label={words.language}
              value={kind.language ?? 'any'}
              options={(['any', ...LANGUAGES] as const).map((each) => [each, words.languages[each]] as const)}
              onPick={(language) => setKind({ ...kind, language: language === 'any' ? null : language })}
            />
          </Labelled>
        </div>
        <FileField
          label={words.file}
          hint={words.fileHint}
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          required={picture === null}
          onChange={({ target }) => void take(target.files?.[0])}
        />
        {source && (
          <CutField
            key={source.address}
            address={source.address}
            shape={kind.shape}
            cut={cut}
            size={source.size}
            onSize={(size) => setSource({ ...source, size })}
            onFault={() => {
              setSource(null)
              setFault(new Problem('picture_refused'))
            }}
            onCut={setCut}
          />
        )}
        <Failure error={fault ?? setting.error} />
        <div className={form.actions}>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" look="primary" isBusy={setting.isPending} disabled={!source?.size}>
            {words.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function ownSource({ id }: TitlePicture): Source {
  return { of: id, address: pictureAddress(id, { isWhole: true }), size: null }
}

/** Returns a file as a data URL, the only kind that the console's page policy lets it show here. */
function addressOf(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
  reader.addEventListener('error', () => reject(new Problem('picture_refused')))
  reader.readAsDataURL(file)
  return promise
}
