import { useLocation } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { useOpenModal } from '../shell/use-modals.ts'
import { ButtonLink, type ButtonLook } from '../ui/button/button.tsx'

type SignUpLinkProps = {
  look?: ButtonLook
  isLarge?: boolean
  className?: string | undefined
  children: ReactNode
}

/** Opens the sign-up over the current page; before hydration, and in a new tab, on its own page. @spec accounts 2.7 */
export function SignUpLink({ className, ...rest }: SignUpLinkProps) {
  const openModal = useOpenModal()
  const isThere = useLocation({ select: ({ pathname }) => pathname === '/signup' })
  const open = (event: MouseEvent) => {
    if (isThere || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openModal('sign-up')
  }
  return <ButtonLink to="/signup" {...rest} {...(className ? { className } : {})} onClick={open} />
}
