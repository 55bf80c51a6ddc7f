/** Generates the OpenAPI 3.1 document from the definitions that also validate. @spec decisions 1.4 */
import { z } from 'zod'
import { problems, ProblemDocument, type ProblemCode } from './problems.ts'
import { type Access, isOperatorAccess, type MemberAccess, type RouteDefinition } from './route.ts'

type Json = Record<string, unknown>

const ACCESS_PROBLEMS: Record<MemberAccess, readonly ProblemCode[]> = {
  anyone: [],
  member: ['unauthenticated'],
  unlocked: ['unauthenticated', 'kids_locked'],
  password: ['unauthenticated', 'kids_locked', 'password_required'],
}

function accessProblems(access: Access, isProofAsked: boolean): readonly ProblemCode[] {
  if (!isOperatorAccess(access)) return ACCESS_PROBLEMS[access]
  return [
    'unauthenticated',
    ...(access === 'operator' ? [] : (['not_permitted'] as const)),
    ...(isProofAsked ? (['password_required'] as const) : []),
  ]
}

/** Returns all problems with which a request to this route may be rejected. */
export function problemsOf(route: RouteDefinition): ProblemCode[] {
  const codes = new Set<ProblemCode>([
    ...accessProblems(route.access, route.isProofAsked === true),
    ...(route.problems ?? []),
  ])
  if (route.params ?? route.query ?? route.body) codes.add('invalid_request')
  if (route.body)
    for (const code of ['malformed_json', 'unsupported_media_type', 'payload_too_large'] as const)
      codes.add(code)
  if (route.method !== 'GET') codes.add('cross_origin')
  return [...codes].toSorted()
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  })
  return json
}

function parametersOf(route: RouteDefinition): Json[] {
  const listed = (schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] => {
    if (!schema) return []
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
      properties?: Record<string, Json>
      required?: string[]
    }
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }))
  }
  return [...listed(route.params, 'path'), ...listed(route.query, 'query')]
}

function securityOf(access: Access): Json[] {
  if (access === 'anyone') return []
  return isOperatorAccess(access) ? [{ operator: [] }] : [{ bearer: [] }, { cookie: [] }]
}

function answersOf(route: RouteDefinition): Json {
  const answers: Record<string, Json> = {
    [route.status ?? 200]:
      route.answer instanceof z.ZodUndefined
        ? { description: 'Done.' }
        : {
            description: 'Success.',
            content: route.media
              ? { [route.media]: {} }
              : { 'application/json': { schema: schemaOf(route.answer, 'output') } },
          },
  }
  const byStatus = Map.groupBy(problemsOf(route), (code) => problems[code].status)
  for (const [status, codes] of byStatus)
    answers[status] = {
      description: codes.map((code) => `\`${code}\`: ${problems[code].title}`).join(' '),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    }
  return answers
}

/** Returns the document for these routes; `version` is the product's. */
export function openApiDocument(
  routes: readonly RouteDefinition[],
  { title, version }: { title: string; version: string },
): Json {
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: {
        operationId: route.id,
        summary: route.summary,
        tags: [route.service],
        security: securityOf(route.access),
        parameters: parametersOf(route),
        ...(route.body
          ? {
              requestBody: {
                required: true,
                content: { 'application/json': { schema: schemaOf(route.body, 'input') } },
              },
            }
          : {}),
        responses: answersOf(route),
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description: 'Films and series, music, audiobooks, games and sport in one membership.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Problem: schemaOf(ProblemDocument, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'user_token' },
        operator: { type: 'apiKey', in: 'cookie', name: 'operator_token' },
      },
    },
  }
}
