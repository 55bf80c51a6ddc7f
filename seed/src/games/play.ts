/** Plays a round of a game without a browser: with its rules and a robot at the controls. */
import { chanceOf } from '../../games/kit/chance.js'
import { createInput } from '../../games/kit/input.js'
import { textsOf } from '../../games/kit/texts.js'

/** The required part of a round: its score and result. */
export type World = { score: number; result: 'won' | 'lost' | null; [key: string]: unknown }
type Input = ReturnType<typeof createInput>
export type Game = {
  name: string
  title: Record<'de' | 'en', string>
  texts: Record<'de' | 'en', Record<string, unknown>>
  levels: number
  keys?: Record<string, string>
  view: { wide: [number, number]; tall?: [number, number] }
  create: (level: number, tools: object) => World
  update: (world: World, input: Input, tools: object) => void
}
export type Robot = (world: World, input: Input, tools: object) => void

export type Played = {
  result: 'won' | 'lost' | null
  score: number
  steps: number
  sounds: Set<string>
  world: World
}

/** `steps` is the maximum to play, sixty per second. Without a robot, nobody touches the controls. */
export function playRound(
  game: Game,
  {
    level,
    robot,
    seed = 1,
    steps,
    kept = {},
  }: { level: number; robot?: Robot; seed?: number; steps: number; kept?: object },
): Played {
  const sounds = new Set<string>()
  const input = createInput(game)
  const [width, height] = game.view.wide
  const tools = {
    language: 'de',
    texts: textsOf(game, 'de'),
    view: { width, height, left: 0, top: 0, right: width, bottom: height, scale: 1, isTall: false },
    isStill: false,
    chance: chanceOf(seed + level * 7919),
    play: (name: string) => sounds.add(name),
    setPace: () => {},
    say: () => {},
    announce: () => {},
    kept,
    keep: (value: object) => Object.assign(kept, value),
  }
  const world = game.create(level, tools)
  let step = 0
  for (; step < steps && !world.result; step++) {
    robot?.(world, input, tools)
    game.update(world, input, tools)
    input.settle()
  }
  return { result: world.result, score: world.score, steps: step, sounds, world }
}
