/** Tables that spreadsheets can read. Source: RFC 4180 */

/** Returns a line of a table. Escapes whatever a spreadsheet would run as a formula, since titles have names from outside sources. */
export function csvLine(fields: readonly (string | number)[]): string {
  return fields
    .map((field) =>
      typeof field === 'number'
        ? String(field)
        : `"${field.replace(/^([=+\-@\t\r])/, "'$1").replaceAll('"', '""')}"`,
    )
    .join(',')
}

/** Returns rows as CSV, the headings first. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((fields) => `${csvLine(fields)}\r\n`).join('')
}

/** An amount in a table, with a decimal point since commas separate fields. */
export function amountOf(cents: number): number {
  return Number((cents / 100).toFixed(2))
}
