/** CSV files offered as downloads. */
import { csvLine } from '@quintet/domain/csv'

/** Returns rows as CSV for a spreadsheet, the headings first. */
export function csvOf(lines: readonly (readonly (string | number)[])[]): string {
  return [...lines.map(csvLine), ''].join('\r\n')
}

/** Downloads a text as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
