import type { PostedForm } from '@quintet/contracts/page'
import { theBrand } from '../../brand/brand.ts'
import { contactTexts } from '../../texts/contact.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { ContactForm } from '../../forms/contact-form/contact-form.tsx'
import styles from './contact-page.module.css'

/** The contact form on one side, all other contact channels on the other. @spec accounts 2.14 */
export function ContactPage({ posted }: { posted: PostedForm | null }) {
  const { titles } = useTexts()
  const contact = useTextsOf(contactTexts)
  const isSent = posted?.answer !== undefined
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{titles.contact}</h1>
        <p className={styles.lead}>{contact.lead}</p>
      </header>
      <div className={styles.form}>
        {isSent && (
          <p className={styles.sent} role="status">
            {contact.sent}
          </p>
        )}
        <ContactForm posted={isSent ? null : posted} />
      </div>
      <aside className={styles.ways}>
        <ContactWays />
      </aside>
    </div>
  )
}

/** Phone, mail, hours and address, as far as the operator provides them. */
export function ContactWays() {
  const contact = useTextsOf(contactTexts)
  const { email, phone, supportHours, name, street, city } = theBrand().company
  return (
    <dl className={styles.list}>
      {phone && (
        <div>
          <dt>{contact.phone}</dt>
          <dd>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
          </dd>
        </div>
      )}
      <div>
        <dt>{contact.mail}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      <div>
        <dt>{contact.hours}</dt>
        <dd>{contact.openingHours(supportHours.from, supportHours.to)}</dd>
      </div>
      <div>
        <dt>{contact.address}</dt>
        <dd>
          <address className={styles.address}>{[name, street, city].join('\n')}</address>
        </dd>
      </div>
    </dl>
  )
}
