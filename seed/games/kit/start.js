/** Opens a game in the page: its screen, its sounds, its saves and the screens around the play. */
import { chanceOf } from './chance.js'
import { connectDevices } from './devices.js'
import { openHouse } from './house.js'
import { icon } from './icons.js'
import { createInput, createPadReader, PAD_PAUSE_BUTTON } from './input.js'
import { createLoop } from './loop.js'
import { createMenu } from './menu.js'
import { createProgress } from './progress.js'
import { openSaves } from './saves.js'
import { createScreen } from './screen.js'
import { createSound } from './sound.js'
import { languageOf, textsOf } from './texts.js'
import { createTouch } from './touch.js'

/** `game` is what every game's game.js exports; its fields stand in ../README.md. */
export async function startGame(game) {
  const language = languageOf(location, navigator)
  const texts = textsOf(game, language)
  const asked = new URLSearchParams(location.search)
  const canvas = document.querySelector('canvas')
  const root = document.querySelector('main')
  const status = document.querySelector('#status')
  const banner = document.querySelector('#banner')
  document.documentElement.lang = language
  document.title = game.title[language]
  canvas.setAttribute('aria-label', game.title[language])
  for (const [name, colour] of Object.entries(game.colours)) root.style.setProperty(`--${name}`, colour)

  const house = openHouse()
  const progress = createProgress(openSaves(house), game.levels)
  const input = createInput(game)
  const readPad = createPadReader(input)
  const sound = createSound(game)
  const display = createScreen(canvas, { areas: game.view, isPixelated: game.isPixelated })
  const { view } = display
  const firstSeed = Number(asked.get('seed') ?? crypto.getRandomValues(new Uint32Array(1))[0])
  let [level, world, screen, round] = [1, null, 'title', 0]

  const tools = {
    language,
    texts,
    view,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    play: (name, options) => sound.play(name, options),
    setPace: (pace) => sound.setPace(pace),
    say: (words) => (status.textContent = words),
    announce,
    get kept() {
      return progress.kept
    },
    keep: (value) => progress.keep(value),
  }
  const menu = createMenu(root, { texts, isMuted: sound.isMuted, toggleSound })
  const loop = createLoop({ update, draw: () => display.draw(paint) })
  const pauseButton = root.querySelector('#pause')
  pauseButton.innerHTML = icon('pause')
  pauseButton.setAttribute('aria-label', texts.pause)

  function announce(words) {
    status.textContent = words
    banner.textContent = words
    banner.classList.remove('shown')
    // Read so that the animation begins again.
    void banner.offsetWidth
    banner.classList.add('shown')
  }
  function toggleSound() {
    sound.setMuted(!sound.isMuted())
    progress.setMuted(sound.isMuted())
  }
  function paint(paper) {
    game.draw(world, paper, view, tools)
    if (screen !== 'title') game.drawHud?.(world, paper, view, tools)
  }
  function build() {
    tools.chance = chanceOf(firstSeed + level * 7919 + round * 104729)
    world = game.create(level, tools)
  }
  function setScreen(next) {
    screen = next
    const isPlaying = next === 'play'
    root.dataset.screen = next
    pauseButton.hidden = !isPlaying
    sound.setMusic(isPlaying)
    input.letGo()
    if (isPlaying) {
      menu.hide()
      canvas.focus({ preventScroll: true })
      loop.run()
    } else {
      loop.rest()
      document.exitPointerLock?.()
    }
  }
  const nameOf = (number) => `${texts.level} ${number}`
  function play(number) {
    level = number
    round++
    build()
    sound.wake()
    setScreen('play')
    const own = game.nameOf?.(level, tools)
    announce(own ? `${nameOf(level)} · ${own}` : nameOf(level))
  }
  const home = { name: texts.menu, icon: 'home', act: () => showTitle(level) }
  const again = { name: texts.again, icon: 'again', act: () => play(level) }
  function showTitle(number) {
    level = Math.max(1, Math.min(progress.reached, number))
    build()
    setScreen('title')
    const best = progress.best(level)
    menu.show({
      kind: 'title',
      title: game.title[language],
      lines: [texts.hint, best > 0 ? `${texts.best}: ${best}` : ''],
      keys: texts.keys ?? [],
      picker: progress.reached > 1 && {
        label: `${nameOf(level)} / ${game.levels}`,
        isFirst: level === 1,
        isLast: level === progress.reached,
        move: (way) => showTitle(level + way),
      },
      actions: [{ name: texts.play, icon: 'play', act: () => play(level) }],
    })
  }
  function pause() {
    if (screen === 'pause') return setScreen('play')
    if (screen !== 'play') return
    setScreen('pause')
    const goOn = { name: texts.goOn, icon: 'play', act: () => setScreen('play') }
    menu.show({ kind: 'pause', title: texts.pause, keys: texts.keys ?? [], actions: [goOn, again, home] })
  }
  function end() {
    const isWon = world.result === 'won'
    const isLast = isWon && level === game.levels
    const isBest = progress.finish(level, world.score, isWon)
    setScreen(isLast ? 'won' : isWon ? 'done' : 'over')
    sound.play(isWon ? 'won' : 'lost')
    const next = { name: texts.nextLevel, icon: 'next', act: () => play(level + 1) }
    const title = isLast ? texts.won : isWon ? texts.done : texts.over
    const points = `${texts.score}: ${world.score}${isBest ? ` · ${texts.best}!` : ''}`
    const lines = [world.closing ?? '', isLast ? texts.ending : '', points]
    menu.show({
      kind: screen,
      title,
      lines,
      actions: isLast ? [home, again] : isWon ? [next, again, home] : [again, home],
    })
    tools.say([title, ...lines].filter(Boolean).join(' '))
  }
  function update() {
    if (screen !== 'play') return
    game.update(world, input, tools)
    input.settle()
    if (world.result) end()
  }
  function frame(now) {
    const fresh = readPad()
    if (fresh.includes(PAD_PAUSE_BUTTON)) pause()
    else if (screen !== 'play') {
      if (fresh.includes(0)) menu.choose()
      for (const [button, way] of Object.entries({ 12: -1, 14: -1, 13: 1, 15: 1 }))
        if (fresh.includes(Number(button))) menu.move(way)
    }
    loop.frame(now)
    requestAnimationFrame(frame)
  }

  house.hear('volume', ({ value }) => Number.isFinite(value) && sound.setVolume(value))
  house.hear('pause', () => screen === 'play' && pause())
  document.addEventListener('visibilitychange', () => document.hidden && screen === 'play' && pause())
  addEventListener('blur', () => input.letGo())
  addEventListener('pointerdown', sound.wake)
  pauseButton.addEventListener('click', pause)
  root.addEventListener('keydown', ({ code }) => {
    if (screen === 'play') return
    if (code === 'ArrowDown' || code === 'ArrowRight') menu.move(1)
    if (code === 'ArrowUp' || code === 'ArrowLeft') menu.move(-1)
  })
  const isPlaying = () => screen === 'play'
  connectDevices({ canvas, input, view, isPlaying, pause, toggleSound, turnsByMouse: game.turnsByMouse })
  createTouch(root, game.touch, { input, nameOf: (control) => `${texts.control} ${control.toUpperCase()}` })

  await progress.read()
  sound.setMuted(progress.isMuted)
  showTitle(Number(asked.get('level') ?? progress.reached))
  globalThis.quintetGame = createHandle()
  requestAnimationFrame(frame)

  /** For scripts: what is seen, and a hand on the controls. */
  function createHandle() {
    return {
      get state() {
        return { screen, world, language, sound: sound.state() }
      },
      get score() {
        return world.score
      },
      get level() {
        return level
      },
      levels: game.levels,
      get isOver() {
        return ['over', 'done', 'won'].includes(screen)
      },
      get isWon() {
        return ['done', 'won'].includes(screen)
      },
      view,
      /** Opens a round, also one that is not reached yet. */
      open: (number) => play(number),
      step: (count = 1) => loop.step(count),
      /** Plays on with a robot's hands: `count` steps, or to the end of the round. */
      play(robot, count) {
        for (let n = 0; n < count; n++) {
          if (!isPlaying()) return
          robot(world, input, tools)
          update()
        }
      },
      press: (control) => (screen === 'play' ? input.press(control) : menu.choose()),
      release: (control) => input.release(control),
      point: (x, y, isDown) => input.point(x, y, isDown),
    }
  }
}
