/**
 * Fills in the placeholders of a legal text. `{{#company.phone}}...{{/company.phone}}` is kept only if the value exists,
 * `{{^...}}...{{/...}}` only if it does not; a line left empty by such a passage is removed.
 */
import { nearestName } from '@quintet/domain/basics/nearest'
import type { FieldValues } from './fields.ts'

export type TextFault = { line: number; says: string }

const PASSAGE = /\{\{([#^])([\w.]+)\}\}([\s\S]*?)\{\{\/\2\}\}/g
const FIELD = /\{\{([#^/]?)([^{}]*)\}\}/g
/** Marks where a passage was removed; no text contains this character. */
const GONE = '\u0000'

/** Returns the Markdown with its placeholders filled in; values are escaped, so that their content is shown and never interpreted. */
export function fillFields(source: string, values: FieldValues): string {
  return withPassages(source, values)
    .split('\n')
    .filter((line) => !line.includes(GONE) || line.replaceAll(GONE, '').trim() !== '')
    .join('\n')
    .replaceAll(GONE, '')
    .replaceAll(FIELD, (_whole, _kind, name: string) => escapeMarkdown(values[name] ?? ''))
}

function withPassages(source: string, values: FieldValues): string {
  return source.replaceAll(PASSAGE, (_whole, kind: string, name: string, inside: string) =>
    (values[name] !== '') === (kind === '#') ? withPassages(inside, values) : GONE,
  )
}

/** Finds unknown names, unclosed passages and values that the operator does not have. */
export function faultsOf(source: string, values: FieldValues): TextFault[] {
  const known = Object.keys(values)
  const lineAt = (index: number) => source.slice(0, index).split('\n').length
  const unknown = [...source.matchAll(FIELD)].flatMap(({ index, 2: name = '' }) =>
    name in values ? [] : [{ line: lineAt(index), says: `unknown field {{${name}}}${meant(name, known)}` }],
  )
  if (unknown.length > 0) return unknown
  const left = withPassages(source, values)
  return [...left.matchAll(FIELD)].flatMap(({ 1: kind = '', 2: name = '' }) => {
    const line = lineAt(source.indexOf(`{{${kind}${name}}}`))
    if (kind !== '')
      return [{ line, says: `{{${kind}${name}}} opens or closes a passage, but its counterpart is missing` }]
    return values[name] === ''
      ? [
          {
            line,
            says: `{{${name}}} has no value: set it in brand.json, or put the passage between {{#${name}}} and {{/${name}}}`,
          },
        ]
      : []
  })
}

function meant(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known)
  return nearest === null ? `; known are ${known.join(', ')}` : `; did you mean {{${nearest}}}?`
}

function escapeMarkdown(value: string): string {
  return value.replaceAll(/[\\`*_[\]<>|~]/g, String.raw`\$&`)
}
