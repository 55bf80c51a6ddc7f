import { SUPPORT_PROBLEMS } from '@quintet/domain/account/support'
import { useQuery } from '@tanstack/react-query'
import { useAsker } from '../../api/asker.ts'
import { meQuery } from '../../api/user.queries.ts'
import type { PostedForm } from '@quintet/contracts/page'
import { messagesIn } from '../../texts/messages-in.ts'
import { contactTexts } from '../../texts/contact.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/field/select.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { PostingForm } from '../posting-form/posting-form.tsx'
import { sayFailure } from '../posting-form/say-failure.ts'
import type { ContactField } from './check-contact.ts'
import { useContactForm } from './use-contact-form.ts'

/**
 * The support form of the contact page and the account area: Send is disabled until it is valid. Without script it posts to the contact
 * page. @spec accounts 4.9
 */
export function ContactForm({ posted = null }: { posted?: PostedForm | null }) {
  const texts = useTexts()
  const contact = useTextsOf(contactTexts)
  const asker = useAsker()
  const { data: me } = useQuery(meQuery(asker))
  const { form, errors, touched, isValid, isBusy, touch, submit } = useContactForm(posted, me)
  const values = posted?.values ?? {}
  const said = messagesIn(texts, errors)
  const isPosted = Object.keys(posted?.errors ?? {}).length > 0
  const errorOf = (field: ContactField) => (isPosted || touched.has(field) ? said[field] : undefined)
  return (
    <PostingForm
      ref={form}
      action="/contact"
      // Disabling Send until the form is valid needs the app, so it is loaded when the page is idle.
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
