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
