import { startGame } from '../kit/start.js'
import { game } from './game.js'

await startGame(game)
