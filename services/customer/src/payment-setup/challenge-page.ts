/** The sandbox page for the bank's 3-D Secure challenge and for PayPal's: two buttons, no script. @spec decisions 8.3 */
import type { Brand } from '@quintet/contracts/brand'
import { Problem } from '@quintet/contracts/problem'
import type { Language } from '@quintet/domain/basics/languages'
import { returnPath } from '@quintet/domain/account/return-path'
import type { Clock } from '@quintet/platform/clock/clock'
import type { App } from '@quintet/platform/http/app'
import { API_PREFIX, languageOf } from '@quintet/platform/http/serve'
import type { Sandbox } from '@quintet/payments/sandbox/sandbox'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { hiddenFields, renderSandboxPage, SANDBOX_PAGE_HEADERS, withForms } from '../sandbox-page/index.ts'

const Asked = z.object({
  secret: z.string().max(200),
  /** Empty if the page was opened next to the product; then it says that it can be closed. */
  return: z
    .string()
    .max(500)
    .transform((path) => (path === '' ? '' : (returnPath(path) ?? '/signup')))
    .catch('/signup')
    .default(''),
})
const Answered = Asked.extend({ approve: z.enum(['1', '0']) })

type PageTexts = {
  asks: Record<Asker, { title: string; text: (name: string) => string }>
  approve: string
  refuse: string
  done: { title: string; succeeded: string; failed: string }
  hint: string
}

type Asker = 'bank' | 'paypal'

const TEXTS: Record<Language, PageTexts> = {
  de: {
    asks: {
      bank: {
        title: 'Ihre Bank fragt nach',
        text: (name) => `${name} möchte diese Karte für künftige Zahlungen hinterlegen.`,
      },
      paypal: {
        title: 'PayPal fragt nach',
        text: (name) => `${name} möchte künftige Zahlungen von Ihrem PayPal-Konto abbuchen.`,
      },
    },
    approve: 'Freigeben',
    refuse: 'Ablehnen',
    done: {
      title: 'Sie können dieses Fenster schließen',
      succeeded: 'Ihre Freigabe ist angekommen.',
      failed: 'Sie haben abgelehnt. Es wurde nichts hinterlegt.',
    },
    hint: 'Testseite der Zahlungs-Sandbox. Hier wird kein Geld bewegt.',
  },
  en: {
    asks: {
      bank: {
        title: 'Your bank is asking',
        text: (name) => `${name} would like to keep this card for future payments.`,
      },
      paypal: {
        title: 'PayPal is asking',
        text: (name) => `${name} would like to take future payments from your PayPal account.`,
      },
    },
    approve: 'Approve',
    refuse: 'Refuse',
    done: {
      title: 'You can close this window',
      succeeded: 'Your approval has arrived.',
      failed: 'You refused. Nothing was kept.',
    },
    hint: 'Test page of the payment sandbox. No money moves here.',
  },
}

type AtSetup = { Params: { setupId: string } }

const PAGE_PATH = `${API_PREFIX}/sandbox/setups/:setupId/challenge_page`

/** After the answer the browser returns to `return`, if given, with `payment_setup` and `payment_status` in the query. */
export function challengePageRoutes(
  app: App,
  { sandbox, clock, brand }: { sandbox: Sandbox; clock: Clock; brand: Brand },
): void {
  withForms(app, (scope) => {
    scope.get<AtSetup>(PAGE_PATH, async (request, reply) => {
      const { setupId } = request.params
      const asked = Asked.safeParse(request.query)
      const setup = asked.success
        ? await sandbox.findSetup({ setupId, clientSecret: asked.data.secret })
        : null
      if (!asked.success || !setup) throw new Problem('unknown_setup')
      if (setup.status !== 'requires_action')
        return sendAnswered(reply, languageOf(request), {
          setupId,
          path: asked.data.return,
          status: setup.status === 'failed' ? 'failed' : 'succeeded',
        })
      const asker = setup.type === 'paypal' ? 'paypal' : 'bank'
      return reply
        .headers(SANDBOX_PAGE_HEADERS)
        .send(renderQuestion(languageOf(request), brand, { ...asked.data, asker }))
    })

    scope.post<AtSetup>(PAGE_PATH, async (request, reply) => {
      const { setupId } = request.params
      const answered = Answered.safeParse(request.body)
      if (!answered.success) throw new Problem('unknown_setup')
      const { secret, approve, return: path } = answered.data
      const key = { setupId, clientSecret: secret }
      const status = await sandbox.challenge(key, approve === '1', clock.now())
      if (!status) throw new Problem('unknown_setup')
      return sendAnswered(reply, languageOf(request), { setupId, path, status: status.status })
    })
  })
}

function sendAnswered(
  reply: FastifyReply,
  language: Language,
  { setupId, path, status }: { setupId: string; path: string; status: string },
): FastifyReply {
  reply.headers(SANDBOX_PAGE_HEADERS)
  if (path !== '') return reply.redirect(returnAddress(path, setupId, status), 303)
  const { done, hint } = TEXTS[language]
  const text = status === 'failed' ? done.failed : done.succeeded
  return reply.send(renderSandboxPage(language, { title: done.title, text, form: '', hint }))
}

function returnAddress(path: string, setupId: string, status: string): string {
  const address = new URL(path, 'http://here')
  address.searchParams.set('payment_setup', setupId)
  address.searchParams.set('payment_status', status)
  return address.pathname + address.search + address.hash
}

function renderQuestion(
  language: Language,
  brand: Brand,
  asked: z.infer<typeof Asked> & { asker: Asker },
): string {
  const texts = TEXTS[language]
  const { title, text } = texts.asks[asked.asker]
  const form = `<form method="post">
${hiddenFields({ secret: asked.secret, return: asked.return })}
<button name="approve" value="1">${texts.approve}</button>
<button name="approve" value="0">${texts.refuse}</button>
</form>`
  return renderSandboxPage(language, { title, text: text(brand.name), form, hint: texts.hint })
}
