import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { mayOpenModal, type ModalName } from './modals.ts'
import { useSite } from '../api/asker.ts'

/** The modal that the address asks for, where whoever is here may open it. */
export function useModalName(): ModalName | undefined {
  const site = useSite()
  const { modal } = useSearch({ from: '__root__' })
  return modal && mayOpenModal(modal, site) ? modal : undefined
}

/** Opens a modal as a new entry of the history, so that Back closes it; a step inside one takes the entry of the step before. */
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

/** Closes as Back does where the modal was opened on a page of ours; else it takes the modal out of the address. */
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
