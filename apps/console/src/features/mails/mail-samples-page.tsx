/** A sample of every kind of mail as a member would receive it, in both languages. @spec decisions 13.27 */
import { addressOf } from '@quintet/contracts/client'
import { readMailSample } from '@quintet/contracts/operator/mails'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { MEMBER_MAILS, type MemberMail } from '@quintet/domain/account/mails'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mailSamplesQuery } from '../../api/queries.ts'
import { useSpeech } from '../../texts/language.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Waiting } from '../../ui/failure.tsx'
import { Select } from '../../ui/field.tsx'
import form from '../../ui/form.module.css'
import { PageFrame, type Screen, ScreenSelect } from '../../ui/page-frame.tsx'
import { PageHead } from '../../ui/panel.tsx'
import styles from './mails.module.css'

export function MailSamplesPage() {
  const { texts, language } = useSpeech()
  const { mails: words } = texts
  const [kind, setKind] = useState<MemberMail>('welcome')
  const [lang, setLang] = useState(language)
  const [screen, setScreen] = useState<Screen>('wide')
  const samples = useQuery(mailSamplesQuery(lang))
  const place = MEMBER_MAILS.indexOf(kind)
  const step = (by: 1 | -1) => {
    const beside = MEMBER_MAILS[place + by]
    return { disabled: beside === undefined, onClick: () => beside && setKind(beside) }
  }
  return (
    <>
      <BackLink to="/mails">{words.back}</BackLink>
      <PageHead title={words.samples} lead={words.samplesLead} />
      <div className={form.filters}>
        <Select
          label={words.kind}
          value={kind}
          options={MEMBER_MAILS.map((each) => [each, words.kinds[each]] as const)}
          onPick={setKind}
        />
        <Select
          label={words.language}
          value={lang}
          options={LANGUAGES.map((each) => [each, texts.title.languages[each]] as const)}
          onPick={setLang}
        />
        <ScreenSelect screen={screen} onPick={setScreen} />
        <Button {...step(-1)}>{words.previous}</Button>
        <Button {...step(1)}>{words.next}</Button>
      </div>
      {samples.data ? (
        <p className={styles.subject} lang={lang}>
          <span lang={language}>{words.subject}: </span>
          <strong>{samples.data.find((sample) => sample.kind === kind)?.subject}</strong>
        </p>
      ) : (
        <Waiting query={samples} />
      )}
      <PageFrame
        address={`/api${addressOf(readMailSample, { kind }, { lang })}`}
        screen={screen}
        title={words.frame}
      />
    </>
  )
}
