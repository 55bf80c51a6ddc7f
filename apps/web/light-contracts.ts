/**
 * Contracts as the browser needs them: of a route its method and its path, of a problem its code. What the server checks with
 * and what readers of the API's documents read stays there. Decision 0021. What a route shares with others is not kept: without a
 * method of its own it is fetched by GET, and its path it must name itself.
 */
import { parseSync } from 'vite'

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Edit = { start: number; end: number; text: string }

const KEPT = new Set(['method', 'path'])
/** What makes schemas in `fields.ts`. */
const MAKERS = new Set<unknown>(['text', 'requiredText', 'trimmed', 'stringOr', 'number'])

/** The same module without schemas, prose and access rules; names and exports stay. */
export function lightContracts(id: string, code: string): string {
  const edits: Edit[] = []
  walk(parseSync(id, code).program, (node) => {
    const edit = lighten(node, code)
    if (edit) edits.push(edit)
    return !edit
  })
  return withoutIdleImports(id, apply(edits, code))
}

function apply(edits: readonly Edit[], code: string): string {
  let edited = code
  for (const { start, end, text } of edits.toReversed())
    edited = edited.slice(0, start) + text + edited.slice(end)
  return edited
}

/** What only schemas named is not asked for: a module that is imported comes with the page, used or not. */
function withoutIdleImports(id: string, code: string): string {
  const body = parseSync(id, code).program.body as unknown as Node[]
  const imports = body.filter(({ type }) => type === 'ImportDeclaration')
  const cut = (nodes: readonly Node[]) => nodes.map(({ start, end }) => ({ start, end, text: '' }))
  const rest = apply(cut(imports), code)
  const isIdle = (node: Node) =>
    (node['specifiers'] as { local: { name: string } }[]).every(
      ({ local }) => !new RegExp(`\\b${local.name}\\b`).test(rest),
    )
  return apply(cut(imports.filter(isIdle)), code)
}

function lighten(node: Node, code: string): Edit | undefined {
  const { type, start, end } = node
  if (type !== 'CallExpression') return undefined
  // Every expression of the stand-in for zod is the stand-in itself.
  if (isSchema(node) && code.includes("from 'zod'")) return { start, end, text: 'z' }
  const [route] = isNamed(node['callee'], 'defineRoute') ? (node['arguments'] as Node[]) : []
  if (route?.type !== 'ObjectExpression') return undefined
  const kept = (route['properties'] as Node[])
    .filter(({ key }) => isNode(key) && KEPT.has(String(key['name'])))
    .map((property) => code.slice(property.start, property.end))
  if (!kept.some((property) => property.startsWith('path')))
    throw new Error(`A route must name its path itself: ${code.slice(start, end)}`)
  return { start, end, text: `{ ${kept.join(', ')} }` }
}

/** Whether a chain of calls and members begins with `z`, or with a call of what makes schemas. */
function isSchema(node: Node): boolean {
  const inner = node['callee'] ?? node['object']
  if (!isNode(inner)) return false
  if (inner.type !== 'Identifier') return isSchema(inner)
  return inner['name'] === 'z' || (node.type === 'CallExpression' && MAKERS.has(inner['name']))
}

function isNamed(node: unknown, name: string): boolean {
  return isNode(node) && node['name'] === name
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function walk(node: unknown, visit: (node: Node) => boolean): void {
  if (Array.isArray(node)) for (const part of node) walk(part, visit)
  else if (isNode(node) && visit(node)) walk(Object.values(node), visit)
}
