/** Commentary on the 100 m race, with its actual times. */
import { FIELD, metres, SPLIT, SPRINT_SECONDS } from './sprint.ts'
import { Rundown } from './stage/rundown.ts'
import type { Told } from './stage/broadcast.ts'

const text = (seconds: number, comma: ',' | '.') => seconds.toFixed(2).replace('.', comma)

export function sprintTold(): Told {
  const rundown = new Rundown<'race'>()
  rundown.show(SPRINT_SECONDS, 'race')
  const [winner, second] = FIELD.toSorted((a, b) => a.seconds - b.seconds)
  const quickest = FIELD.toSorted((a, b) => a.reaction - b.reaction)[0]
  if (!winner || !second || !quickest) throw new Error('Nobody runs.')
  const half = FIELD.toSorted((a, b) => metres(b, 5.5) - metres(a, 5.5))[0]
  const replay = SPLIT.intro + SPLIT.run
  const board = replay + SPLIT.replay
  rundown.mark(0, 'Auf die Plätze', 'On your marks')
  rundown.say(
    0.6,
    'Leipzig, acht Bahnen, kein Laut. Gleich gehört das Stadion der Pistole.',
    'Leipzig, eight lanes, not a sound. In a moment the stadium belongs to the gun.',
  )
  rundown.mark(SPLIT.intro, 'Der Lauf', 'The race')
  rundown.hear(SPLIT.intro, 'gun', 1)
  rundown.say(
    SPLIT.intro + 0.6,
    `${quickest.name} ist am schnellsten weg!`,
    `${quickest.name} is first away!`,
  )
  rundown.say(
    SPLIT.intro + 4.2,
    `Zur Hälfte ${half?.name}, eine Handbreit vor allen.`,
    `Half-way it is ${half?.name}, by a hand.`,
  )
  rundown.hear(SPLIT.intro + winner.seconds, 'cheer', 1)
  rundown.say(SPLIT.intro + winner.seconds - 0.4, 'Im Ziel! Aber wer?', 'Home! But who?')
  rundown.mark(replay, 'Die Zeitlupe', 'In slow motion')
  rundown.say(
    replay + 0.8,
    'Noch einmal von zweiundachtzig Metern an. So sieht eine Hundertstel aus, wenn man ihr Zeit lässt.',
    'Once more from eighty-two metres. This is what a hundredth looks like when given time.',
  )
  rundown.say(
    replay + 8,
    `${second.name} liegt vorn. Und liegt vorn. Und dann kommt die Brust von ${winner.name}.`,
    `${second.name} is ahead. And ahead. And then comes ${winner.name}’s chest.`,
  )
  rundown.mark(board, 'Die Anzeigetafel', 'The scoreboard')
  rundown.hear(board, 'cheer', 0.6)
  rundown.say(
    board + 0.4,
    `${winner.name}, ${text(winner.seconds, ',')}. ${second.name}, ${text(second.seconds, ',')}. Ein Wimpernschlag.`,
    `${winner.name}, ${text(winner.seconds, '.')}. ${second.name}, ${text(second.seconds, '.')}. The blink of an eye.`,
  )
  return { ...rundown.told(), venue: null }
}
