/** Opens a game in the page: its parts are made here and told of each other. */
import { connectControls, runFrames } from './controls.js'
import { createHandle } from './handle.js'
import { openHouse } from './house.js'
import { createInput } from './input.js'
import { createMenu } from './menu.js'
import { openPage } from './page.js'
import { createProgress } from './progress.js'
import { openSaves } from './saves.js'
import { createScreen } from './screen.js'
import { createSession } from './session.js'
import { createSound } from './sound.js'
import { languageOf, textsOf } from './texts.js'
import { createTools } from './tools.js'

/** `game` is what every game's game.js exports; its fields stand in ../README.md. */
export async function startGame(game) {
  const language = languageOf(location, navigator)
  const texts = textsOf(game, language)
  const asked = new URLSearchParams(location.search)
  const house = openHouse()
  const page = openPage(game, { language, texts })
  const progress = createProgress(openSaves(house), game.levels)
  const input = createInput(game)
  const sound = createSound(game)
  const display = createScreen(page.canvas, { areas: game.view, isPixelated: game.isPixelated })
  const tools = createTools({ language, texts, view: display.view, page, sound, progress })
  function toggleSound() {
    sound.setMuted(!sound.isMuted())
    progress.setMuted(sound.isMuted())
  }
  const menu = createMenu(page.root, { texts, isMuted: sound.isMuted, toggleSound })
  const firstSeed = Number(asked.get('seed') ?? crypto.getRandomValues(new Uint32Array(1))[0])
  const tellScore = (value) => house.tell({ type: 'score', value: Math.round(value) })
  const session = createSession(game, {
    tools,
    progress,
    page,
    menu,
    sound,
    input,
    display,
    firstSeed,
    tellScore,
  })
  connectControls(game, { house, page, input, view: display.view, menu, sound, session, toggleSound, texts })

  await progress.read()
  sound.setMuted(progress.isMuted)
  session.showTitle(Number(asked.get('level') ?? progress.reached))
  globalThis.quintetGame = createHandle(game, { session, input, menu, sound, view: display.view, language })
  runFrames({ input, menu, session })
}
