/**
 * Reduces contracts to what the browser needs: the method and path of a route, the code of a problem. What the server validates with and
 * what the API documentation shows stays on the server. Decision 0021. Properties that a route shares with others by spreading are dropped:
 * without a method of its own it is fetched by GET, and it must name its path itself.
 */
import { parseSync } from 'vite'

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Edit = { start: number; end: number; text: string }

const KEPT = new Set(['method', 'path'])
/** The functions in `fields.ts` that create schemas. */
const MAKERS = new Set<unknown>([
  'text',
  'requiredText',
  'requiredName',
  'trimmed',
  'stringOr',
  'wholeNumber',
])

/** Returns the module without schemas, prose and access rules; names and exports stay. */
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

/** Removes imports that only schemas used: an imported module is downloaded with the page, used or not. */
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
  const { type, start, end, init } = node
  // What only the server says, with figures from everywhere.
  if (type === 'VariableDeclarator' && isNamed(node['id'], 'problems') && isNode(init))
    return { start: init.start, end: init.end, text: '{}' }
  if (type !== 'CallExpression') return undefined
  // Any expression on the zod stand-in evaluates to the stand-in itself.
  if (isSchema(node) && code.includes("from 'zod'")) return { start, end, text: 'z' }
  const [route] = isNamed(node['callee'], 'defineRoute') ? (node['arguments'] as Node[]) : []
  if (route?.type !== 'ObjectExpression') return undefined
  const kept = (route['properties'] as Node[])
    .filter(({ key }) => isNode(key) && KEPT.has(String(key['name'])))
    .map((property) => code.slice(property.start, property.end))
    .filter((property) => property !== "method: 'GET'")
  if (!kept.some((property) => property.startsWith('path')))
    throw new Error(`A route must name its path itself: ${code.slice(start, end)}`)
  return { start, end, text: `{ ${kept.join(', ')} }` }
}

/** True if a chain of calls and members begins with `z` or with a call of a schema maker. */
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
