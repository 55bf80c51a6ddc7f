import { isDeepStrictEqual } from 'node:util'
import type { OperatorAction } from '@quintet/contracts/operator/events'
import type { TitleSubtitle } from '@quintet/contracts/operator/subtitles'
import * as contract from '@quintet/contracts/operator/titles'
import { VERSION_FIELDS } from '@quintet/domain/catalogue/title-sheet'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { App, Platform } from '@quintet/platform/http/app'
import { languageOf } from '@quintet/platform/http/serve'
import type { LibraryDesk } from '../ports.ts'
import { type Context, serveOperator } from '../serve.ts'

/** @spec decisions 13.3 */
export function titleRoutes(app: App, platform: Platform, library: LibraryDesk): void {
  serveOperator(app, platform, contract.listTitles, ({ query, request }) =>
    library.list({ ...query, language: languageOf(request) }),
  )
  serveOperator(app, platform, contract.exportTitles, ({ query, request, reply }) => {
    reply.header('content-disposition', 'attachment; filename="titles.csv"')
    return library.csv({ ...query, language: languageOf(request) })
  })
  serveOperator(app, platform, contract.readTitle, ({ params, request }) =>
    library.read(params.id, languageOf(request)),
  )
  serveOperator(app, platform, contract.listVersions, ({ params }) => library.versions(params.id))
  editRoutes(app, platform, library)
  momentRoutes(app, platform, library)
  publishingRoutes(app, platform, library)
  jingleRoutes(app, platform, library)
}

/** @spec decisions 12.16 */
function jingleRoutes(app: App, platform: Platform, library: LibraryDesk): void {
  serveOperator(app, platform, contract.addJingle, async ({ params: { id }, body, operator, change }) => {
    const { email: actor } = operator
    // Slow, so it runs before the transaction.
    const kept = await library.keepJingle({ id, operator: actor, ...body })
    return change(async (tx, now) => {
      const jingle = await library.addJingle(tx, { id, actor, kept }, now)
      const after = { file: kept.name, jingle }
      return { answer: { id: jingle }, action: 'jingle_added', ...title(id), after }
    })
  })
  serveOperator(app, platform, contract.setJingles, ({ params: { id }, body: { every }, change }) =>
    change(async (tx) => {
      const before = await library.setJingles(tx, { id, every })
      const answer = { changed: before !== every }
      return { answer, action: 'jingles_set', ...title(id), before: { every: before }, after: { every } }
    }),
  )
}

function editRoutes(app: App, platform: Platform, library: LibraryDesk): void {
  serveOperator(app, platform, contract.editTitle, (context) => {
    const { params, body, operator } = context
    const edit = { id: params.id, actor: operator.email, ...body }
    return noting(library, context, 'title_edited', (tx, now) => library.edit(tx, edit, now))
  })
  serveOperator(app, platform, contract.takeImported, (context) => {
    const { params, body, operator } = context
    const edit = { id: params.id, actor: operator.email, ...body }
    return noting(library, context, 'title_as_imported', (tx, now) => library.takeImported(tx, edit, now))
  })
  serveOperator(app, platform, contract.restoreVersion, (context) => {
    const { params, body, operator } = context
    const edit = { id: params.id, actor: operator.email, back: params.version, ...body }
    // Only restoring a version changes subtitles as well; otherwise they are not read.
    const tracks = async (tx: DatabaseTransaction) => (await library.subtitles(params.id, tx)).tracks
    return noting(library, context, 'title_restored', (tx, now) => library.restore(tx, edit, now), tracks)
  })
}

/** @spec decisions 12.13 */
function momentRoutes(app: App, platform: Platform, library: LibraryDesk): void {
  serveOperator(app, platform, contract.enterMoment, ({ params: { id }, body, operator, request, change }) =>
    change(async (tx, now) => {
      const { version, ...entered } = body
      const after = await library.enterMoment(tx, { id, actor: operator.email, version, entered }, now)
      const answer = await library.read(id, languageOf(request), tx)
      return { answer, action: 'moment_entered', ...title(id), after }
    }),
  )
  serveOperator(app, platform, contract.correctMoment, ({ params, body, operator, request, change }) =>
    change(async (tx, now) => {
      const before = await library.correctMoment(tx, { ...params, ...body, actor: operator.email }, now)
      const answer = await library.read(params.id, languageOf(request), tx)
      return { answer, action: 'moment_corrected', ...title(params.id), before, after: body.moment }
    }),
  )
  serveOperator(app, platform, contract.takeBackMoment, ({ params, body, operator, request, change }) =>
    change(async (tx, now) => {
      const before = await library.takeBackMoment(tx, { ...params, ...body, actor: operator.email }, now)
      const answer = await library.read(params.id, languageOf(request), tx)
      return { answer, action: 'moment_taken_back', ...title(params.id), before }
    }),
  )
}

type Editing = Pick<Context<typeof contract.editTitle>, 'params' | 'request' | 'change'>

/** Makes an edit; its event lists the fields that changed. */
function noting(
  library: LibraryDesk,
  { params: { id }, request, change }: Editing,
  action: OperatorAction,
  work: (tx: DatabaseTransaction, now: Date) => Promise<void>,
  tracks: (tx: DatabaseTransaction) => Promise<readonly TitleSubtitle[]> = async () => [],
): Promise<contract.TitleRecord> {
  return change(async (tx, now) => {
    const read = async () => ({
      record: await library.read(id, languageOf(request), tx),
      subtitles: await tracks(tx),
    })
    const before = await read()
    await work(tx, now)
    const after = await read()
    return { answer: after.record, action, ...title(id), ...difference(before, after) }
  })
}

type Told = { record: contract.TitleRecord; subtitles: readonly TitleSubtitle[] }

function difference(before: Told, after: Told) {
  const [old, changed] = [sheetOf(before), sheetOf(after)]
  const others = VERSION_FIELDS.filter((field) => !isDeepStrictEqual(old[field], changed[field]))
  const told = (sheet: typeof old) => Object.fromEntries(others.map((field) => [field, sheet[field]]))
  return { before: told(old), after: told(changed) }
}

/** The editable fields; without the pictures' ids, which change with every rendering. */
function sheetOf({ record: { shown, pictures, trailer }, subtitles }: Told) {
  const edited = pictures.filter(({ isEdited }) => isEdited)
  const artwork = edited.map(({ shape, language, crop }) => ({ shape, language, crop }))
  return { ...shown, artwork, trailer: trailer.edited, subtitles }
}

function publishingRoutes(app: App, platform: Platform, library: LibraryDesk): void {
  serveOperator(app, platform, contract.publishTitles, ({ body, change }) =>
    change(async (tx, now) => noteOf('titles_published', await library.publish(tx, body.ids, now), body.ids)),
  )
  serveOperator(app, platform, contract.hideTitles, ({ body, change }) =>
    change(async (tx) => noteOf('titles_hidden', await library.hide(tx, body.ids), body.ids)),
  )
  serveOperator(app, platform, contract.scheduleTitles, ({ body: { ids, ...plan }, change, operator }) =>
    change(async (tx, now) => {
      const before = await library.schedule(tx, { ids, plan, actor: operator.email }, now)
      const isPlanned = plan.publishAt !== null || plan.withdrawAt !== null
      return {
        answer: { changed: true },
        action: isPlanned ? 'titles_scheduled' : 'schedule_removed',
        subject: 'title',
        subjectId: ids.join(','),
        before: Object.fromEntries(before.map(({ id, plan: planned }) => [id, planned])),
        after: isPlanned ? plan : null,
      }
    }),
  )
}

/** `ids` are the requested titles; `all` includes everything that belongs to them. */
function noteOf(
  action: 'titles_published' | 'titles_hidden',
  all: readonly number[],
  ids: readonly number[],
) {
  const answer = { changed: all.length > 0 }
  return {
    answer,
    action,
    subject: 'title',
    subjectId: ids.join(','),
    after: { titles: all.length },
  } as const
}

function title(id: number) {
  return { subject: 'title', subjectId: String(id) } as const
}
