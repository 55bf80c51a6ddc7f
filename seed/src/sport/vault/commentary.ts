/** Commentary on a vault. */
import type { Said } from '../stage/rundown.ts'
import { ATTEMPTS, type Attempt, metresOf, type Vaulter } from './competition.ts'

type Told = { one: Vaulter; de: string; en: string; nth: number }

const BEFORE: readonly ((told: Told) => Said)[] = [
  ({ one, de, en, nth }) => [
    `${one.name}, ${one.club}. ${de} Meter, Versuch ${nth}.`,
    `${one.name}, ${one.club}. ${en} metres, attempt ${nth}.`,
  ],
  ({ one, de, en }) => [
    `${de} liegen auf. ${one.name} steht hinten beim Fischladen.`,
    `The bar is at ${en}. ${one.name} stands back by the fishmonger’s.`,
  ],
  ({ one, de, en }) => [
    `Jetzt ${one.name}. ${de}, und der See schaut zu.`,
    `${one.name} now. ${en}, and the lake is watching.`,
  ],
  ({ one, de, en, nth }) => [
    `${nth}. Versuch von ${one.name} über ${de} Meter.`,
    `${one.name}, attempt number ${nth}, at ${en} metres.`,
  ],
]
const CLEARED: readonly ((told: Told) => Said)[] = [
  ({ one }) => [`Drüber! ${one.name} fällt lächelnd.`, `Over! ${one.name} smiles all the way down.`],
  ({ de, en }) => [
    `Gültig! ${de} Meter, die Latte zittert nur aus Höflichkeit.`,
    `Cleared! ${en} metres, the bar trembles out of courtesy only.`,
  ],
  ({ one }) => [
    `Sauber. ${one.name} hat noch Luft, die Zuschauer nicht.`,
    `Clean. ${one.name} has air to spare, the crowd has none.`,
  ],
]
const MISSED: readonly ((told: Told) => Said)[] = [
  () => ['Gerissen. Die Latte war anderer Meinung.', 'Down it comes. The bar took another view.'],
  ({ one }) => [
    `Zu nah dran. ${one.name} nimmt die Latte mit.`,
    `Too close. ${one.name} takes the bar along.`,
  ],
  () => ['Der Stab steht, der Wind auch.', 'The pole stood up, and so did the wind.'],
]
const OUT: readonly ((told: Told) => Said)[] = [
  ({ one }) => [
    `Dritter Fehlversuch. Für ${one.name} ist der Abend zu Ende.`,
    `Third miss. That is the evening over for ${one.name}.`,
  ],
  ({ one }) => [
    `Gerissen, zum dritten Mal. ${one.name} winkt der Tante.`,
    `Down, for the third time. ${one.name} waves to her aunt.`,
  ],
]

/** Returns two lines for the `turn`-th attempt shown: during the run-up, and at the landing. */
export function saidOf(attempt: Attempt, one: Vaulter, turn: number): { before: Said; after: Said } {
  const told = { one, de: metresOf(attempt.height, ','), en: metresOf(attempt.height, '.'), nth: attempt.nth }
  const endings = attempt.mark === 'o' ? CLEARED : attempt.missesInRow >= ATTEMPTS ? OUT : MISSED
  const nothing: Said = ['', '']
  return {
    before: BEFORE[turn % BEFORE.length]?.(told) ?? nothing,
    after: endings[turn % endings.length]?.(told) ?? nothing,
  }
}
