import type { Mix } from '@quintet/contracts/mix'
import { createMix } from '@quintet/contracts/mixes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAsker } from '../../api/asker.ts'
import { call } from '../../api/call.ts'
import { mixesQuery } from '../../api/mixes.queries.ts'
import { MODAL_LEVEL } from '../../shell/modals.ts'
import { mixesTexts } from '../../texts/mixes.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { ModalOverPage, useCloseThisModal } from '../../ui/modal/modal.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { appendTo } from './append.ts'
import styles from './choose-mix.module.css'
import { useTellFailure } from './use-tell-failure.ts'
import { MixNameForm } from './mix-name-form.tsx'

type ChooseMixProps = { contentIds: readonly number[]; onClose: () => void }

/** Asks for the playlist: an existing or a new one. */
export function ChooseMix({ contentIds, onClose }: ChooseMixProps) {
  const words = useTextsOf(mixesTexts)
  return (
    <ModalOverPage title={words.add} level={MODAL_LEVEL} onClose={onClose}>
      <Choices contentIds={contentIds} />
    </ModalOverPage>
  )
}

function Choices({ contentIds }: Pick<ChooseMixProps, 'contentIds'>) {
  const { header } = useTexts()
  const tellFailure = useTellFailure()
  const words = useTextsOf(mixesTexts)
  const close = useCloseThisModal()
  const cache = useQueryClient()
  const { data: readable = [] } = useQuery(mixesQuery(useAsker()))
  const mixes = readable.filter(({ owner }) => owner === null)
  const [isBusy, setBusy] = useState(false)
  const addTo = async ({ id, name }: Pick<Mix, 'id' | 'name'>) => {
    setBusy(true)
    try {
      const mix = await appendTo(id, contentIds)
      cache.setQueryData(['mix', id], mix)
      await cache.invalidateQueries({ queryKey: ['mixes'] })
      showToast(words.added(name), 'success')
      close()
    } catch (error) {
      tellFailure(error)
      setBusy(false)
    }
  }
  return (
    // Takes the focus: in the field, it would open a phone's keyboard over the list.
    <div className={styles.choices} data-first tabIndex={-1}>
      {mixes.length > 0 && (
        <ul className={styles.list} aria-label={header.playlists}>
          {mixes.map((mix) => (
            <li key={mix.id}>
              <button type="button" className={styles.mix} disabled={isBusy} onClick={() => void addTo(mix)}>
                <span className={styles.name} dir="auto">
                  {mix.name}
                </span>
                <span className={styles.count}>{words.tracks(mix.entries.length)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <MixNameForm
        label={words.create}
        submitLabel={words.save}
        onName={async (name) => addTo(await call(createMix, { body: { name } }))}
      />
    </div>
  )
}
