/** No text of the console counts one of something in the plural. */
import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'

/** Texts whose numbers are constants or choices above 1, or dates. */
const NEVER_ONE = /passwordHint|choice\.(?:full|tooLong)|money\.months|inviteLead|linkLead|answeredBy/

type Text = (...values: unknown[]) => unknown
type Said = { where: string; says: readonly string[] }

/** What each function of a tree of texts says for 1, as a number and as a formatted number: it takes one of the two. */
function sayOne(node: unknown, where: string): Said[] {
  if (typeof node === 'function') return [{ where, says: [1, '1'].flatMap((one) => call(node as Text, one)) }]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => sayOne(value, `${where}.${key}`))
}

function call(text: Text, one: unknown): string[] {
  try {
    const says = text(...Array<unknown>(text.length).fill(one))
    return typeof says === 'string' ? [says] : []
  } catch {
    return []
  }
}

/** The texts that are wrong for one, in the files of a language. */
async function wrongFor(language: 'de' | 'en', isWrong: (says: string) => boolean): Promise<string[]> {
  const files = globSync(`{*.${language},${language}}.ts`, { cwd: import.meta.dirname })
  const said = await Promise.all(
    files.map(async (file) => sayOne(await import(path.join(import.meta.dirname, file)), file)),
  )
  const texts = said.flat().filter(({ where, says }) => says.length > 0 && !NEVER_ONE.test(where))
  assert.ok(texts.length > 100, `${texts.length} texts were found`)
  return texts.filter(({ says }) => says.every(isWrong)).map(({ where, says }) => `${where}: ${says[0]}`)
}

test('English texts use the singular for one', async () => {
  const isPlural = /\b1 (?!as\b|is\b|has\b|was\b)(?:more stay|[a-z]+s)\b/
  assert.deepEqual(await wrongFor('en', (says) => isPlural.test(says)), [])
})

/** The nouns that German texts count, in the singular. */
const SINGULAR = 'Titel Tag Monat Beleg Sendung Feed Teil Code Passkey Auszahlung Zeile Datei Zahlung'.split(
  ' ',
)

test('German texts use the singular for one', async () => {
  const counted = /\b1 ([A-ZÄÖÜ][a-zäöüß]+|weitere bleiben)/g
  const isPlural = (says: string) =>
    [...says.matchAll(counted)].some(([, noun = '']) => !SINGULAR.includes(noun))
  assert.deepEqual(await wrongFor('de', isPlural), [])
})
