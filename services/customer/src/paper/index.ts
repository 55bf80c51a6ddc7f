export { EDGE, openPaper, PAGE_HEIGHT, PAGE_WIDTH, type Paper, type TextOptions } from './paper.ts'
export { Sheets } from './sheets.ts'
