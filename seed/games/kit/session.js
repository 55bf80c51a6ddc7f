/** A sitting: which round is played, which screen is seen, and how one leads to the other. */
import { chanceOf } from './chance.js'
import { createLoop } from './loop.js'
import { endOf, pauseOf, titleOf } from './screens.js'

export function createSession(
  game,
  { tools, progress, page, menu, sound, input, display, firstSeed, tellScore },
) {
  const { texts } = tools
  let [level, world, screen, round] = [1, null, 'title', 0]
  const loop = createLoop({ update, draw: () => display.draw(paint) })
  const again = () => play(level)
  const home = () => showTitle(level)

  function paint(paper) {
    game.draw(world, paper, display.view, tools)
    if (screen !== 'title') game.drawHud?.(world, paper, display.view, tools)
  }
  function build() {
    tools.chance = chanceOf(firstSeed + level * 7919 + round * 104729)
    world = game.create(level, tools)
  }
  function setScreen(next) {
    screen = next
    page.showScreen(next)
    sound.setMusic(next === 'play')
    input.letGo()
    if (next !== 'play') return loop.rest()
    menu.hide()
    return loop.run()
  }
  function play(number) {
    level = number
    round++
    build()
    sound.wake()
    setScreen('play')
    const own = game.nameOf?.(level, tools)
    tools.announce([`${texts.level} ${level}`, own].filter(Boolean).join(' · '))
  }
  function showTitle(number) {
    level = Math.max(1, Math.min(progress.reached, number))
    build()
    setScreen('title')
    const { reached, best } = progress
    menu.show(
      titleOf(game, {
        tools,
        level,
        reached,
        best: best(level),
        play: again,
        move: (way) => showTitle(level + way),
      }),
    )
  }
  const showPause = () => menu.show(pauseOf(game, tools, { goOn: () => setScreen('play'), again, home }))
  function pause() {
    if (screen === 'pause') setScreen('play')
    else if (screen === 'play') {
      setScreen('pause')
      showPause()
    }
  }
  function end() {
    const isWon = world.result === 'won'
    const isBest = progress.finish(level, world.score, isWon)
    tellScore(progress.total())
    setScreen(!isWon ? 'over' : level === game.levels ? 'won' : 'done')
    sound.play(isWon ? 'won' : 'lost')
    const shown = endOf(tools, { screen, world, isBest, next: () => play(level + 1), again, home })
    menu.show(shown)
    tools.say([shown.title, ...shown.lines].filter(Boolean).join(' '))
  }
  function update() {
    if (screen !== 'play') return
    game.update(world, input, tools)
    input.settle()
    if (world.result) end()
  }
  return {
    /** What is seen and played now. */
    now: () => ({ level, world, screen }),
    isPlaying: () => screen === 'play',
    play,
    showTitle,
    pause,
    /** Another device is at hand: the screens that name its buttons are shown anew. */
    showAgain() {
      if (screen === 'title') showTitle(level)
      else if (screen === 'pause') showPause()
    },
    frame: (now) => loop.frame(now),
    step: (count) => loop.step(count),
    /** A step with a robot's hands. */
    stepWith(robot) {
      robot(world, input, tools)
      update()
    },
  }
}
