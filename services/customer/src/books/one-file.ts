import { FILE_ROWS_MAX } from '@quintet/contracts/operator/fields'
import { Problem } from '@quintet/contracts/problem'

/** Returns the rows; throws `too_many_rows` rather than leave some out, if one more was read than a file holds. */
export function inOneFile<Row>(rows: Row[]): Row[] {
  if (rows.length > FILE_ROWS_MAX) throw new Problem('too_many_rows')
  return rows
}
