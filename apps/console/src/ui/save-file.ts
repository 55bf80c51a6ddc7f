/** Files that the browser keeps. */
import { csvLine } from '@quintet/domain/csv'

/** Lines for a spreadsheet, the headings first. */
export function csvOf(lines: readonly (readonly (string | number)[])[]): string {
  return [...lines.map(csvLine), ''].join('\r\n')
}

/** Hands a text to the browser as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
