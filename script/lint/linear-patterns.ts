/** An oxlint rule: every regular expression must take linear time on any input. */
import { analyse, type Report } from 'scslre'
import { findRepeatedStart } from './repeated-starts.ts'

type Node = {
  type: string
  regex?: { pattern: string; flags: string } | null
  value?: unknown
  callee?: { name?: string }
  arguments?: Node[]
  quasis?: { value: { cooked: string | null } }[]
  quasi?: Node
}
type Context = { report(found: { node: Node; message: string }): void }

// Stands for a part known only at run time: a character no pattern of ours treats specially.
const UNKNOWN_PART = '\u{E000}'

/** What makes `pattern` slower than linear, one sentence per cause. */
export function findSlowParts(pattern: string, flags: string): string[] {
  const slow = analyse({ source: pattern, flags }).reports.map(describe)
  const start = slow.length === 0 ? findRepeatedStart(pattern, flags) : null
  return start === null ? slow : [describeStart(start)]
}

function describeStart(start: string): string {
  return `Many ${JSON.stringify(start)} take quadratic time: say that what follows holds no other beginning.`
}

function describe(report: Report): string {
  const kind = report.exponential ? 'exponential' : 'quadratic'
  return `A long run of ${report.character.literal.source} takes ${kind} time: split the text, or say what may not repeat.`
}

function patternOf(node: Node | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TaggedTemplateExpression') return patternOf(node.quasi)
  if (node?.type !== 'TemplateLiteral') return null
  return (node.quasis ?? []).map(({ value }) => value.cooked ?? '').join(UNKNOWN_PART)
}

function check(context: Context, node: Node, pattern: string, flags: string): void {
  for (const message of findSlowParts(pattern, flags)) context.report({ node, message })
}

const linearPatterns = {
  create: (context: Context) => ({
    Literal(node: Node) {
      if (node.regex) check(context, node, node.regex.pattern, node.regex.flags)
    },
    NewExpression(node: Node) {
      const [written, flags] = node.arguments ?? []
      if (node.callee?.name !== 'RegExp') return
      const pattern = patternOf(written)
      if (pattern === null)
        context.report({ node, message: 'Write the pattern where it is made, so that it can be checked.' })
      else check(context, node, pattern, patternOf(flags) ?? '')
    },
  }),
}

// oxlint asks for a default export.
export default { meta: { name: 'quintet' }, rules: { 'linear-patterns': linearPatterns } }
