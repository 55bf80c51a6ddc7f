import * as contract from '@quintet/contracts/bookmarks'
import type { App, Platform } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Catalogue } from '../catalogue/catalogue.ts'
import * as bookmarks from './service.ts'

export function bookmarkRoutes(app: App, platform: Platform, catalogue: Catalogue): void {
  const { db, clock } = platform
  const asked = (viewer: Member, { contentId }: { contentId: number }) => ({
    db,
    catalogue,
    viewer,
    contentId,
    now: clock.now(),
  })

  serve(app, platform, contract.listBookmarks, ({ viewer, params }) =>
    bookmarks.listBookmarks(asked(viewer, params)),
  )

  serve(app, platform, contract.addBookmark, async ({ viewer, params, body }) => {
    await bookmarks.addBookmark(asked(viewer, params), body)
    return bookmarks.listBookmarks(asked(viewer, params))
  })

  serve(app, platform, contract.changeBookmark, async ({ viewer, params, body }) => {
    await bookmarks.changeNote(asked(viewer, params), params.id, body.note)
    return bookmarks.listBookmarks(asked(viewer, params))
  })

  serve(app, platform, contract.removeBookmark, async ({ viewer, params }) => {
    await bookmarks.removeBookmark(asked(viewer, params), params.id)
    return bookmarks.listBookmarks(asked(viewer, params))
  })
}
