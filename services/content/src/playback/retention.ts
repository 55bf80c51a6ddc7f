/** What was played is kept only for a time. @spec law 6.11 */
import type { Expiring } from '@quintet/platform/identity/retention'
import { deleteStreams } from './queries.ts'

export const expiringContentData: readonly Expiring[] = [{ kept: 'stream', remove: deleteStreams }]
