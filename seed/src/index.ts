/** The demo catalogue: plans its titles, writes their texts and pictures, and makes their media. */
export { type DemoTitle, planDemo, writeTitle } from './write.ts'
export { type Library, type Made, type Maker, openMaker, type MediaTools, type Part } from './maker.ts'
export { PHASES, type Phase, scheduleOf, type Step, verticalOf } from './schedule.ts'
export { type Done, workThrough } from './work-through.ts'
