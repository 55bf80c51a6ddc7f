/** The demo catalogue: plans its titles, writes what is said about them and their pictures, and makes their media. */
export { planDemo, writeTitle, type DemoTitle } from './write.ts'
