import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { mayOpenModal, type ModalName } from './modals.ts'
import { useSite } from '../api/asker.ts'

/** Returns the modal in the address if the user may open it. */
export function useModalName(): ModalName | undefined {
  const site = useSite()
  const { modal } = useSearch({ from: '__root__' })
  return modal && mayOpenModal(modal, site) ? modal : undefined
}

/** Opens a modal as a new history entry, so that Back closes it; a step within a modal replaces the entry of the previous step. */
export function useOpenModal(): (modal: ModalName, isStep?: boolean) => void {
  const navigate = useNavigate()
  return (modal, isStep = false) =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, modal, step: undefined }),
      replace: isStep,
      resetScroll: false,
    })
}

/** Closes like Back if the modal was opened on a page of ours; otherwise removes it from the address. */
export function useCloseModal(): () => void {
  const { history } = useRouter()
  const navigate = useNavigate()
  return () => {
    if (history.canGoBack()) history.back()
    else
      void navigate({
        to: '.',
        search: (now) => ({ ...now, modal: undefined }),
        replace: true,
        resetScroll: false,
      })
  }
}
