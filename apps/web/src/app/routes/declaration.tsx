import { type DeclarationState, getDeclaration } from '@quintet/contracts/declarations'
import { createFileRoute } from '@tanstack/react-router'
import { isProblem } from '../../api/call.ts'
import { DeclarationPage } from '../../features/legal-forms/declaration-page.tsx'
import { NOT_FOR_SEARCH } from '../page-head.ts'
import { readToken } from '../read-token.ts'
import type { RouterContext } from '../router-context.ts'

export const Route = createFileRoute('/declaration')({
  validateSearch: readToken,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ context, deps }) => {
    const { posted } = context
    const token = posted?.values['token'] ?? deps.token ?? ''
    return { posted, token, declaration: token === '' ? null : await declarationOf(context, token) }
  },
  gcTime: 0,
  head: ({ match: { context } }) => ({
    meta: [{ title: context.texts.titleOf(context.texts.titles.declaration) }, NOT_FOR_SEARCH],
  }),
  component: () => <DeclarationPage {...Route.useLoaderData()} />,
})

async function declarationOf({ call }: RouterContext, token: string): Promise<DeclarationState | null> {
  try {
    return await call(getDeclaration, { params: { token } })
  } catch (error) {
    if (isProblem(error, 'unknown_declaration') || isProblem(error, 'invalid_request')) return null
    throw error
  }
}
