/** The stand-in for Google's and Facebook's log-in pages: a name, an e-mail address, and back. @spec decisions 8.8 */
import { Problem } from '@quintet/contracts/problem'
import type { Language } from '@quintet/domain/basics/languages'
import { SANDBOX_PLATFORMS } from '@quintet/domain/account/social'
import type { Clock } from '@quintet/platform/clock/clock'
import type { App } from '@quintet/platform/http/app'
import { isFromHere } from '@quintet/platform/http/from-here'
import { languageOf } from '@quintet/platform/http/serve'
import { z } from 'zod'
import { hiddenFields, renderSandboxPage, SANDBOX_PAGE_HEADERS, withForms } from '../sandbox-page/index.ts'
import { SANDBOX_PAGE, signToken } from './providers/sandbox.ts'
import { RETURN_PAGE } from './return-page.ts'

const Asked = z.object({ platform: z.enum(SANDBOX_PLATFORMS), nonce: z.string().min(1).max(100) })
const Answered = z.union([
  Asked.extend({ name: z.string().trim().min(1).max(100), email: z.email().max(254) }),
  Asked.extend({ back: z.literal('1') }),
])

const NAMES = { google: 'Google', facebook: 'Facebook' }
/** The fragment parameters the return page reads. */
const TOKEN_NAMES = { google: 'id_token', facebook: 'signed_request' }

const TEXTS = {
  de: {
    title: (provider: string) => `Bei ${provider} anmelden`,
    text: 'Geben Sie an, wer Sie sein möchten. Dieselbe Adresse ist beim nächsten Mal dieselbe Person.',
    name: 'Name',
    email: 'E-Mail-Adresse',
    logIn: 'Anmelden',
    back: 'Abbrechen',
    hint: (provider: string) => `Testseite für Entwickler. ${provider} erfährt davon nichts.`,
  },
  en: {
    title: (provider: string) => `Log in with ${provider}`,
    text: 'Say who you want to be. The same address is the same person next time.',
    name: 'Name',
    email: 'Email address',
    logIn: 'Log in',
    back: 'Cancel',
    hint: (provider: string) => `Test page for developers. ${provider} learns nothing of it.`,
  },
} satisfies Record<Language, unknown>

/** Serves requests from this machine only. */
export function logInSandboxRoutes(app: App, { clock, key }: { clock: Clock; key: Buffer }): void {
  withForms(app, (scope) => {
    scope.get(SANDBOX_PAGE, (request, reply) => {
      const asked = Asked.safeParse(request.query)
      if (!isFromHere(request) || !asked.success) throw new Problem('unknown_path')
      return reply.headers(SANDBOX_PAGE_HEADERS).send(renderLogIn(languageOf(request), asked.data))
    })

    scope.post(SANDBOX_PAGE, (request, reply) => {
      const answered = Answered.safeParse(request.body)
      if (!isFromHere(request) || !answered.success) throw new Problem('unknown_path')
      const { platform, nonce } = answered.data
      const fragment =
        'back' in answered.data
          ? { error: 'access_denied' }
          : {
              [TOKEN_NAMES[platform]]: signToken(
                {
                  platform,
                  nonce,
                  name: answered.data.name,
                  email: answered.data.email,
                  issuedAt: clock.now().getTime(),
                },
                key,
              ),
            }
      return reply
        .headers(SANDBOX_PAGE_HEADERS)
        .redirect(`${RETURN_PAGE}#${new URLSearchParams(fragment).toString()}`, 303)
    })
  })
}

function renderLogIn(language: Language, { platform, nonce }: z.infer<typeof Asked>): string {
  const texts = TEXTS[language]
  const provider = NAMES[platform]
  const form = `<form method="post">
${hiddenFields({ platform, nonce })}
<label>${texts.name}<input name="name" required maxlength="100" autocomplete="name"></label>
<label>${texts.email}<input name="email" type="email" required maxlength="254" autocomplete="email"></label>
<button>${texts.logIn}</button>
<button name="back" value="1" formnovalidate>${texts.back}</button>
</form>`
  return renderSandboxPage(language, {
    title: texts.title(provider),
    text: texts.text,
    form,
    hint: texts.hint(provider),
  })
}
