/** Previews a title's page as a visitor, a member or a child would see it. */
import { addressOf } from '@quintet/contracts/client'
import { PREVIEW_VIEWERS } from '@quintet/contracts/operator/front-pages'
import { previewTitle } from '@quintet/contracts/operator/preview'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { titleQuery } from '../../../api/queries.ts'
import { useSpeech } from '../../../texts/language.tsx'
import { Waiting } from '../../../ui/failure.tsx'
import { Select } from '../../../ui/field.tsx'
import form from '../../../ui/form.module.css'
import { PageFrame, type Screen, ScreenSelect } from '../../../ui/page-frame.tsx'
import { PageHead } from '../../../ui/panel.tsx'
import { BackToTitle } from '../film/back-to-title.tsx'
import { StateCell } from '../state-cell.tsx'

export function PreviewPage() {
  const { id } = useParams({ strict: false })
  const { texts } = useSpeech()
  const title = useQuery(titleQuery(Number(id)))
  return (
    <>
      <BackToTitle id={Number(id)} />
      {title.data ? (
        <>
          <PageHead
            title={texts.preview.of(title.data.title)}
            lead={
              <>
                <StateCell state={title.data.state} schedule={title.data.schedule} /> {texts.preview.lead}
              </>
            }
          />
          <Preview id={title.data.id} />
        </>
      ) : (
        <Waiting query={title} screen={texts.titles.title} />
      )}
    </>
  )
}

function Preview({ id }: { id: number }) {
  const { texts, language } = useSpeech()
  const { preview: words } = texts
  const [as, setAs] = useState<(typeof PREVIEW_VIEWERS)[number]>('visitor')
  const [lang, setLang] = useState(language)
  const [screen, setScreen] = useState<Screen>('wide')
  const address = `/api${addressOf(previewTitle, { id }, { as, lang })}`
  return (
    <>
      <div className={form.filters}>
        <Select
          label={words.as}
          value={as}
          options={PREVIEW_VIEWERS.map((each) => [each, texts.front.viewers[each]] as const)}
          onPick={setAs}
        />
        <Select
          label={words.language}
          value={lang}
          options={LANGUAGES.map((each) => [each, texts.title.languages[each]] as const)}
          onPick={setLang}
        />
        <ScreenSelect screen={screen} onPick={setScreen} />
      </div>
      <PageFrame address={address} screen={screen} title={words.page} />
    </>
  )
}
