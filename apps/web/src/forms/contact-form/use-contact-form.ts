import { sendContactMessage, toContactMessage } from '@quintet/contracts/customer-care'
import type { PostedForm } from '@quintet/contracts/page'
import type { User } from '@quintet/contracts/user'
import type { SupportProblem } from '@quintet/domain/account/support'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useSite } from '../../api/asker.ts'
import { call, isProblem } from '../../api/call.ts'
import { contactTexts } from '../../texts/contact.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import { checkContact, type ContactField, type ContactWords } from './check-contact.ts'

/** The state of the form: its text, its validity, and sending it; success empties the form, failure keeps it. @spec accounts 4.9 */
export function useContactForm(posted: PostedForm | null, me: User | null | undefined) {
  const texts = useTexts()
  const contact = useTextsOf(contactTexts)
  const { productId } = useSite()
  const form = useRef<HTMLFormElement>(null)
  // Null until hydration: before, the form posts natively and the server validates it.
  const [isValid, setValid] = useState<boolean | null>(null)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [errors, setErrors] = useState(() => posted?.errors ?? {})
  const [isBusy, setBusy] = useState(false)

  const look = () => {
    if (!form.current) return
    const wrong = checkContact(wordsOf(form.current))
    setErrors(wrong)
    setValid(Object.keys(wrong).length === 0)
  }
  // Includes what was typed before the app loaded.
  useEffect(look, [me])

  const touch = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement
    setTouched((before) => new Set(before).add(name))
    look()
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || !isValid || !form.current) return
    const words = wordsOf(form.current)
    setBusy(true)
    try {
      const body = toContactMessage({ ...words, problem: words.problem as SupportProblem }, productId)
      await call(sendContactMessage, { body })
      form.current.reset()
      setTouched(new Set())
      look()
      showToast(contact.sent, 'success')
    } catch (error) {
      const seconds = isProblem(error, 'too_many_attempts') ? error.details.retryAfter : null
      showToast(seconds === null ? contact.failed : texts.error.tooMany(seconds), 'error')
    } finally {
      setBusy(false)
    }
  }
  return { form, errors, touched, isValid, isBusy, touch, submit }
}

function wordsOf(form: HTMLFormElement): ContactWords {
  const written = new FormData(form)
  const text = (name: ContactField) => {
    const value = written.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { name: text('name'), email: text('email'), problem: text('problem'), message: text('message') }
}
