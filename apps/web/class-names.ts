/**
 * Writes the names of classes where they are used: `styles.card` becomes `"card_x1Yz"`. Otherwise the app file lists every class of its
 * style sheets and hands the lists to other files, a twentieth of its size. Decision 0021.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, type Plugin } from 'vite'

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Edit = { start: number; end: number; text: string }

/** A class name occurs on every element of every page, in three files: four characters are enough to identify the style sheet. */
export function scopedName(root: string, name: string, file: string): string {
  const hash = createHash('sha256').update(path.relative(root, file)).digest('base64url')
  return `${name}_${hash.slice(0, 4)}`
}

export function inlineClassNames(root: string): Plugin {
  return {
    name: 'quintet:inline-class-names',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      // Its list is not used any more, its styles are: they belong to the file that has something of it.
      if (id.endsWith('.module.css')) return { code: `${code}\n${KEPT}`, map: null, moduleSideEffects: true }
      if (!code.includes('.module.css')) return null
      const [file = ''] = id.split('?')
      const sheetOf = (source: string) => {
        const sheet = path.resolve(path.dirname(file), source)
        const css = readFileSync(sheet, 'utf8')
        const has = (name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(css)
        return { nameOf: (name: string) => (has(name) ? scopedName(root, name, sheet) : null) }
      }
      return { code: withClassNames(code, sheetOf), map: null }
    },
    renderChunk: (code) => ({ code: code.replaceAll(KEPT, ''), map: null }),
  }
}

const KEPT = 'globalThis.keepsStyles();'

type Sheet = { nameOf: (name: string) => string | null }

/** Returns the module with the names of classes in place of their lists, as far as that is certain. */
export function withClassNames(code: string, sheetOf: (source: string) => Sheet): string {
  const program = parseSync('module.js', code).program as unknown as Node
  const sheets = new Map<string, { sheet: Sheet; from: Node; source: string; left: number }>()
  for (const from of program['body'] as Node[]) {
    const source = from.type === 'ImportDeclaration' ? (from['source'] as { value: string }).value : ''
    const [only, ...others] = (from['specifiers'] ?? []) as { type: string; local: { name: string } }[]
    if (source.endsWith('.module.css') && only?.type === 'ImportDefaultSpecifier' && others.length === 0)
      sheets.set(only.local.name, { sheet: sheetOf(source), from, source, left: 0 })
  }
  // Inside a function, the name may mean something else.
  for (const name of namesBoundWithin(program)) sheets.delete(name)
  const edits: Edit[] = []
  walk(program, (node) => {
    if (node.type === 'ImportDeclaration') return false
    const used = isNode(node['object']) ? sheets.get(nameOf(node['object'])) : undefined
    const name = node.type === 'MemberExpression' && !node['computed'] ? nameOf(node['property']) : ''
    const scoped = used && name !== '' ? used.sheet.nameOf(name) : null
    if (scoped === null) {
      const other = sheets.get(nameOf(node))
      if (other) other.left++
      return true
    }
    edits.push({ start: node.start, end: node.end, text: JSON.stringify(scoped) })
    return false
  })
  for (const { from, source, left } of sheets.values())
    if (left === 0)
      edits.push({ start: from.start, end: from.end, text: `import ${JSON.stringify(source)};` })
  let edited = code
  for (const { start, end, text } of edits.toSorted((one, other) => other.start - one.start))
    edited = edited.slice(0, start) + text + edited.slice(end)
  return edited
}

/** Returns the names of parameters and variables, but not of imports. */
function namesBoundWithin(program: Node): Set<string> {
  const names = new Set<string>()
  const bind = (pattern: unknown) =>
    walk(pattern, (node) => {
      if (node.type === 'Identifier') names.add(nameOf(node))
      return true
    })
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator') bind(node['id'])
    if (node.type === 'CatchClause') bind(node['param'])
    bind(node['params'])
    return true
  })
  return names
}

const nameOf = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? String(node['name']) : '')

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function walk(node: unknown, visit: (node: Node) => boolean): void {
  if (Array.isArray(node)) for (const part of node) walk(part, visit)
  else if (isNode(node) && visit(node)) walk(Object.values(node), visit)
}
