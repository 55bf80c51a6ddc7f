import { sendContactMessage, toContactMessage } from '@quintet/contracts/customer-care'
import { SUPPORT_PROBLEMS, type SupportProblem } from '@quintet/domain/support'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { call, isProblem } from '../../api/call.ts'
import { useAsker, useSite } from '../../api/asker.ts'
import { meQuery } from '../../api/user.queries.ts'
import type { PostedForm } from '@quintet/contracts/page'
import { messagesIn } from '../../texts/messages-in.ts'
import { contactTexts } from '../../texts/contact.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/field/select.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { PostingForm } from '../posting-form/posting-form.tsx'
import { sayFailure } from '../posting-form/say-failure.ts'
import { checkContact, type ContactField, type ContactWords } from './check-contact.ts'

/**
 * The support form, of the contact page and of the account's pages: looked at on every change, Send waits until it is valid,
 * success empties it, failure keeps it. Without script it posts to the contact page. @spec accounts 4.9
 */
export function ContactForm({ posted = null }: { posted?: PostedForm | null }) {
  const texts = useTexts()
  const contact = useTextsOf(contactTexts)
  const { productId } = useSite()
  const asker = useAsker()
  const { data: me } = useQuery(meQuery(asker))
  const form = useRef<HTMLFormElement>(null)
  // Null until the app looks after the form: before, it posts by itself and the server looks.
  const [isValid, setValid] = useState<boolean | null>(null)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [errors, setErrors] = useState(() => posted?.errors ?? {})
  const [isBusy, setBusy] = useState(false)
  const values = posted?.values ?? {}

  const look = () => {
    if (!form.current) return
    const wrong = checkContact(wordsOf(form.current))
    setErrors(wrong)
    setValid(Object.keys(wrong).length === 0)
  }
  // What was filled in before the app was there counts too.
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

  const said = messagesIn(texts, errors)
  const isPosted = Object.keys(posted?.errors ?? {}).length > 0
  const errorOf = (field: ContactField) => (isPosted || touched.has(field) ? said[field] : undefined)
  return (
    <PostingForm
      ref={form}
      action="/contact"
      // Send waits for what is valid: that needs the app, as soon as there is time.
      data-takes-over=""
      failure={sayFailure(posted, contact.failed, texts)}
      onChange={touch}
      onSubmit={(event) => void submit(event)}
    >
      <Field
        key={`name ${me?.firstName ?? ''}`}
        label={contact.name}
        name="name"
        autoComplete="name"
        defaultValue={values['name'] ?? [me?.firstName, me?.lastName].filter(Boolean).join(' ')}
        error={errorOf('name')}
        maxLength={120}
        required
      />
      <Field
        key={`email ${me?.email ?? ''}`}
        label={contact.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={values['email'] ?? me?.email ?? ''}
        error={errorOf('email')}
        maxLength={254}
        required
      />
      <Select
        label={contact.problem}
        name="problem"
        defaultValue={values['problem'] ?? ''}
        error={errorOf('problem')}
        required
      >
        <option value="">{contact.choose}</option>
        {SUPPORT_PROBLEMS.map((problem) => (
          <option key={problem} value={problem}>
            {contact.problems[problem]}
          </option>
        ))}
      </Select>
      <TextArea
        label={contact.message}
        name="message"
        rows={6}
        defaultValue={values['message'] ?? ''}
        error={errorOf('message')}
        maxLength={5000}
        required
      />
      <div>
        <Button
          type="submit"
          isLarge
          isBusy={isBusy}
          busyLabel={contact.busy}
          disabled={isValid === false && !isBusy}
        >
          {contact.send}
        </Button>
      </div>
    </PostingForm>
  )
}

function wordsOf(form: HTMLFormElement): ContactWords {
  const written = new FormData(form)
  const text = (name: ContactField) => {
    const value = written.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { name: text('name'), email: text('email'), problem: text('problem'), message: text('message') }
}
