import { importLibrary } from '@quintet/content/ingest'
import { readConfig } from '@quintet/platform/config/config'
import { openLog } from '@quintet/platform/log/log'
import { openFoundation } from '@quintet/server/foundation'

/** Runs the import of `quintet import` without making the media; `waitsForMedia` waits until other workers have made them. */
export async function importWithoutWorking(
  library: string,
  settings: Record<string, string>,
  { waitsForMedia = true }: { waitsForMedia?: boolean } = {},
) {
  const foundation = await openFoundation(readConfig(settings), { log: openLog('silent') })
  return importLibrary(foundation, library, { waitsForMedia }).finally(() => foundation.close())
}
