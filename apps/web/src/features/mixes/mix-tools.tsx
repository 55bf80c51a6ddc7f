import type { Mix } from '@quintet/contracts/mix'
import { deleteMix, changeMix } from '@quintet/contracts/mixes'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Pencil, Trash2, Users } from 'lucide'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { MODAL_LEVEL } from '../../shell/modals.ts'
import { mixesTexts } from '../../texts/mixes.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { MixNameForm } from '../../titles/add-to-mix/mix-name-form.tsx'
import { useTellFailure } from '../../titles/add-to-mix/use-tell-failure.ts'
import { Button, IconButton } from '../../ui/button/button.tsx'
import { ModalOverPage, useCloseThisModal } from '../../ui/modal/modal.tsx'
import question from '../../ui/modal/question.module.css'
import { showToast } from '../../ui/toast/toast-store.ts'

/** Renames, shares and deletes a playlist; renaming and deleting open a dialog. */
export function MixTools({ mix }: { mix: Mix }) {
  const words = useTextsOf(mixesTexts)
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <IconButton icon={Pencil} label={words.rename} onClick={() => setOpen('rename')} />
      <Share mix={mix} />
      <IconButton icon={Trash2} label={words.delete} onClick={() => setOpen('delete')} />
      {open && (
        <ModalOverPage
          title={open === 'rename' ? words.rename : words.deleteQuestion(mix.name)}
          level={MODAL_LEVEL}
          onClose={close}
        >
          {open === 'rename' ? <Rename mix={mix} /> : <Delete mix={mix} />}
        </ModalOverPage>
      )}
    </>
  )
}

/** Shares a playlist with the household. @spec decisions 11.13 */
function Share({ mix: { id, name, shared } }: { mix: Mix }) {
  const words = useTextsOf(mixesTexts)
  const cache = useQueryClient()
  const tellFailure = useTellFailure()
  const share = async () => {
    try {
      const changed = await call(changeMix, { params: { mixId: id }, body: { shared: !shared } })
      cache.setQueryData(['mix', id], changed)
      void cache.invalidateQueries({ queryKey: ['mixes'] })
      showToast(changed.shared ? words.nowShared(name) : words.noLongerShared(name), 'success')
    } catch (error) {
      tellFailure(error)
    }
  }
  return <IconButton icon={Users} label={words.share} aria-pressed={shared} onClick={() => void share()} />
}

function Rename({ mix }: { mix: Mix }) {
  const words = useTextsOf(mixesTexts)
  const cache = useQueryClient()
  const close = useCloseThisModal()
  const rename = async (name: string) => {
    const renamed = await call(changeMix, { params: { mixId: mix.id }, body: { name } })
    cache.setQueryData(['mix', mix.id], renamed)
    void cache.invalidateQueries({ queryKey: ['mixes'] })
    close()
  }
  return <MixNameForm label={words.newName} submitLabel={words.saveName} name={mix.name} onName={rename} />
}

function Delete({ mix }: { mix: Mix }) {
  const words = useTextsOf(mixesTexts)
  const cache = useQueryClient()
  const navigate = useNavigate()
  const close = useCloseThisModal()
  const tellFailure = useTellFailure()
  const remove = async () => {
    try {
      await call(deleteMix, { params: { mixId: mix.id } })
      await cache.invalidateQueries({ queryKey: ['mixes'] })
      showToast(words.deleted(mix.name), 'success')
      await navigate({ to: '/$category/playlists', params: { category: 'music' }, replace: true })
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <>
      <p className={question.text}>{words.deleteText}</p>
      <div className={question.buttons}>
        <Button isLarge look="danger" data-first onClick={() => void remove()}>
          {words.deleteNow}
        </Button>
        <Button isLarge look="quiet" onClick={close}>
          {words.keep}
        </Button>
      </div>
    </>
  )
}
