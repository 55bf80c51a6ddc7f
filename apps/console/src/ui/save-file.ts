/** Files that the browser keeps. */

/** Lines for a spreadsheet, the headings first; what one would take for a formula is made a text. */
export function csvOf(lines: readonly (readonly (string | number)[])[]): string {
  const field = (value: string | number) =>
    typeof value === 'number'
      ? String(value)
      : `"${value.replace(/^([=+\-@\t\r])/, "'$1").replaceAll('"', '""')}"`
  return [...lines.map((line) => line.map(field).join(',')), ''].join('\r\n')
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
