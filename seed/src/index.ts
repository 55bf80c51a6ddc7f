/** The demo catalogue: plans its titles, writes what is said about them and their pictures, and makes their media. */
export { type DemoTitle, planDemo, writeTitle } from './write.ts'
export { quickestFilm } from './film/quickest.ts'
export { type MadeMedia, makeMedia, type MediaPart, type MediaTools } from './media.ts'
