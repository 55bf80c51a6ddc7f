import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withClassNames } from './class-names.ts'

const SHEETS: Record<string, string[]> = {
  './card.module.css': ['card', 'open'],
  './row.module.css': ['row'],
}
const sheetOf = (source: string) => ({
  nameOf: (name: string) => (SHEETS[source]?.includes(name) ? `${name}_${source.slice(2, 5)}` : null),
})
const read = (...lines: string[]) => withClassNames(lines.join('\n'), sheetOf)

test('writes the names of classes where they are used, and keeps the style sheet', () =>
  assert.equal(
    read(
      'import styles from "./card.module.css";',
      'const card = (is) => [styles.card, `${styles.open} x`, { card: is }]',
    ),
    'import "./card.module.css";\nconst card = (is) => ["card_car", `${"open_car"} x`, { card: is }]',
  ))

test('leaves the list where a class is not known while building, or not in the style sheet', () =>
  assert.equal(
    read(
      'import styles from "./card.module.css";',
      'const looks = (look) => [styles[look], styles.card, styles.none]',
    ),
    'import styles from "./card.module.css";\nconst looks = (look) => [styles[look], "card_car", styles.none]',
  ))

test('leaves a module alone in which the name also means something else', () => {
  const code = 'import row from "./row.module.css";\nconst names = (rows) => rows.map((row) => row.row)'
  assert.equal(read(code), code)
})
