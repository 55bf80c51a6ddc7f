import { ArrowDownToLine } from 'lucide'
import { useEffect, useState } from 'react'
import { useSite } from '../../api/asker.ts'
import { canKeep } from '../../kept/worker.ts'
import { removeAll, renew } from '../../kept/keeping.ts'
import { noteLanguage } from '../../kept/store.ts'
import { useKeptTitles, type KeptOne } from '../../kept/use-kept.ts'
import { MODAL_LEVEL } from '../../shell/modals.ts'
import { formatBytes } from '../../texts/format-details.ts'
import { keptTexts } from '../../texts/kept.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { EmptyNote } from '../../ui/empty-note/empty-note.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { ModalOverPage, useCloseThisModal } from '../../ui/modal/modal.tsx'
import question from '../../ui/modal/question.module.css'
import { KeptEntry } from './kept-entry.tsx'
import styles from './kept-page.module.css'
import { useStorage } from './use-storage.ts'

/** The titles saved on this device: the one page that opens offline. All its data is read from the device. @spec decisions 11.32 */
export function KeptPage() {
  const { isMember, language } = useSite()
  const words = useTextsOf(keptTexts)
  const kept = useKeptTitles()
  useEffect(() => {
    const ask = () => void renew()
    ask()
    addEventListener('online', ask)
    return () => removeEventListener('online', ask)
  }, [])
  const hasSome = kept !== undefined && kept.length > 0
  useEffect(() => {
    if (hasSome) void noteLanguage(language)
  }, [hasSome, language])
  return (
    <div
      className={styles.page}
      data-vertical="music-stream"
      data-alone={!isMember || undefined}
      data-takes-over
    >
      <header className={styles.head}>
        <h1 className={styles.title}>
          <Icon name={ArrowDownToLine} size={34} />
          {words.heading}
        </h1>
        <p className={styles.claim}>{words.claim}</p>
        {hasSome && <Storage kept={kept} />}
      </header>
      {kept?.length === 0 && <Nothing />}
      {hasSome && (
        <ul className={styles.list}>
          {kept.map((one) => (
            <KeptEntry key={one.contentId} kept={one} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Storage({ kept }: { kept: readonly KeptOne[] }) {
  const texts = useTexts()
  const words = useTextsOf(keptTexts)
  const [isAsking, setAsking] = useState(false)
  const used = kept.reduce((sum, { bytes }) => sum + bytes, 0)
  const free = useStorage(used)
  return (
    <div className={styles.storage}>
      <p>
        {free === null
          ? formatBytes(used, texts)
          : words.storage(formatBytes(used, texts), formatBytes(free, texts))}
      </p>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {words.removeAll}
      </Button>
      {isAsking && (
        <ModalOverPage title={words.removeAllQuestion} level={MODAL_LEVEL} onClose={() => setAsking(false)}>
          <RemoveAll />
        </ModalOverPage>
      )}
    </div>
  )
}

function RemoveAll() {
  const words = useTextsOf(keptTexts)
  const close = useCloseThisModal()
  return (
    <>
      <p className={question.text}>{words.removeAllText}</p>
      <div className={question.buttons}>
        <Button look="danger" isLarge data-first onClick={() => void removeAll().then(close)}>
          {words.removeAllNow}
        </Button>
        <Button look="quiet" isLarge onClick={close}>
          {words.cancel}
        </Button>
      </div>
    </>
  )
}

function Nothing() {
  const words = useTextsOf(keptTexts)
  return (
    <div className={styles.nothing}>
      <EmptyNote title={words.nothing} hint={canKeep() ? words.nothingHint : words.unsupported}>
        <ButtonLink to="/$category" params={{ category: 'music' }}>
          {words.toMusic}
        </ButtonLink>
        <ButtonLink to="/$category" params={{ category: 'audiobooks' }} look="quiet">
          {words.toBooks}
        </ButtonLink>
      </EmptyNote>
    </div>
  )
}
