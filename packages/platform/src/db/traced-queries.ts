/** Records queries as spans with operation and table, never with the query's text or values. @spec decisions 14.46 */
import type { LogEvent, RootOperationNode } from 'kysely'
import { noteSpan } from '../tracing/trace.ts'

const OTHER = 'query'

/** Records a completed query under the request or job that issued it. */
export function noteQuery({ level, query, queryDurationMillis }: LogEvent): void {
  const operation = operationOf(query.query)
  const table = tableOf(query.query)
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    ...(table === null ? {} : { 'db.collection.name': table }),
    ...(level === 'error' ? { 'error.type': 'query' } : {}),
  }
  noteSpan(
    { name: table === null ? operation : `${operation} ${table}`, kind: 'client', attributes },
    queryDurationMillis,
  )
}

function operationOf({ kind }: RootOperationNode): string {
  return /^(Select|Insert|Update|Delete|Merge)QueryNode$/.exec(kind)?.[1]?.toLowerCase() ?? OTHER
}

function tableOf(node: RootOperationNode): string | null {
  const from =
    node.kind === 'SelectQueryNode' || node.kind === 'DeleteQueryNode'
      ? node.from?.froms[0]
      : node.kind === 'InsertQueryNode'
        ? node.into
        : node.kind === 'UpdateQueryNode'
          ? node.table
          : undefined
  const named = from?.kind === 'AliasNode' && 'node' in from ? from.node : from
  return named && typeof named === 'object' && 'table' in named ? nameOf(named.table) : null
}

function nameOf(table: unknown): string | null {
  const { identifier } = (table ?? {}) as { identifier?: { name?: unknown } }
  return typeof identifier?.name === 'string' ? identifier.name : null
}
