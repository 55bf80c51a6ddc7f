import type { Language } from '@quintet/domain/basics/languages'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { queryClient } from '../api/query-client.ts'
import { currentLanguage, keepLanguage } from './current-language.ts'
import type { Texts } from './en.ts'
import { formatsIn, type Formats } from './formats.ts'
import { textsIn } from './texts-in.ts'

type Speech = { language: Language; texts: Texts; formats: Formats; speak: (language: Language) => void }

const SpeechContext = createContext<Speech | null>(null)

/** Provides the texts and formats of the chosen language. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(currentLanguage)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const speech = useMemo(
    () => ({
      language,
      texts: textsIn(language),
      formats: formatsIn(language),
      speak(next: Language) {
        keepLanguage(next)
        setLanguage(next)
        // The service returns titles in the reader's language.
        void queryClient.invalidateQueries()
      },
    }),
    [language],
  )
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

export function useSpeech(): Speech {
  const speech = use(SpeechContext)
  if (!speech) throw new Error('Texts are used outside of LanguageProvider.')
  return speech
}

export function useTexts(): Texts {
  return useSpeech().texts
}

export function useFormats(): Formats {
  return useSpeech().formats
}
