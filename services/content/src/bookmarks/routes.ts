import * as contract from '@quintet/contracts/bookmarks'
import type { App, Platform } from '@quintet/platform/http/app'
import { serve } from '@quintet/platform/http/serve'
import type { Language } from '@quintet/domain/basics/languages'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Catalogue } from '../catalogue/catalogue.ts'
import * as bookmarks from './service.ts'

type Asking = { viewer: Member; language: Language; params: { contentId: number } }

export function bookmarkRoutes(app: App, platform: Platform, catalogue: Catalogue): void {
  const { db, clock } = platform
  const asked = ({ viewer, language, params: { contentId } }: Asking) => ({
    db,
    catalogue,
    viewer,
    contentId,
    language,
    now: clock.now(),
  })

  serve(app, platform, contract.listBookmarks, (request) => bookmarks.listBookmarks(asked(request)))

  serve(app, platform, contract.addBookmark, async (request) => {
    await bookmarks.addBookmark(asked(request), request.body)
    return bookmarks.listBookmarks(asked(request))
  })

  serve(app, platform, contract.changeBookmark, async (request) => {
    await bookmarks.changeNote(asked(request), request.params.id, request.body.note)
    return bookmarks.listBookmarks(asked(request))
  })

  serve(app, platform, contract.removeBookmark, async (request) => {
    await bookmarks.removeBookmark(asked(request), request.params.id)
    return bookmarks.listBookmarks(asked(request))
  })
}
