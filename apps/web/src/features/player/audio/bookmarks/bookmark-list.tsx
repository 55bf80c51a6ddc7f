import type { Bookmark } from '@quintet/contracts/bookmarks'
import { useState } from 'react'
import { saveFile } from '../../../../shell/save-file.ts'
import { formatTimecode } from '../../../../texts/format-details.ts'
import { listeningTexts } from '../../../../texts/listening.ts'
import { useTextsOf } from '../../../../texts/use-texts.ts'
import { Button, IconButton } from '../../../../ui/button/button.tsx'
import { PLAYER_ICONS } from '../../controls/player-icons.ts'
import type { Listening } from '../use-listening.ts'
import styles from './bookmarks.module.css'
import { bookmarksFile } from './bookmarks-file.ts'
import { NoteForm } from './note-form.tsx'
import { useBookmarks } from './use-bookmarks.ts'

/** Adds a bookmark at the current position and lists the existing ones. */
export function BookmarkList({ listening }: { listening: Listening }) {
  const { bookmarks: words } = useTextsOf(listeningTexts)
  const { item, playing, jumps } = listening
  const { bookmarks = [], hasFailed, add, change, remove } = useBookmarks(item.id)
  const [edited, setEdited] = useState<string | null>(null)
  const [isAdding, setAdding] = useState(false)
  const addHere = async () => {
    setAdding(true)
    await add(playing.position)
    setAdding(false)
  }
  const exportAll = () =>
    saveFile(bookmarksFile(item, bookmarks), { name: words.fileName(item.title), type: 'text/plain' })
  return (
    <div className={styles.bookmarks}>
      <Button look="light" icon={PLAYER_ICONS.addBookmark} isBusy={isAdding} onClick={() => void addHere()}>
        {words.add(formatTimecode(playing.position))}
      </Button>
      {hasFailed && <p role="alert">{words.failed}</p>}
      {!hasFailed && bookmarks.length === 0 && <p className={styles.none}>{words.none}</p>}
      <ul className={styles.list}>
        {bookmarks.map((bookmark) =>
          bookmark.id === edited ? (
            <li key={bookmark.id}>
              <NoteForm
                bookmark={bookmark}
                onSave={async (note) => {
                  if (await change(bookmark.id, note)) setEdited(null)
                }}
                onCancel={() => setEdited(null)}
              />
            </li>
          ) : (
            <li key={bookmark.id} className={styles.entry}>
              <Place bookmark={bookmark} onJump={() => jumps.seek(bookmark.position)} />
              <IconButton
                icon={PLAYER_ICONS.edit}
                size={18}
                label={words.edit(formatTimecode(bookmark.position))}
                onClick={() => setEdited(bookmark.id)}
              />
              <IconButton
                icon={PLAYER_ICONS.remove}
                size={18}
                label={words.remove(formatTimecode(bookmark.position))}
                onClick={() => void remove(bookmark)}
              />
            </li>
          ),
        )}
      </ul>
      {bookmarks.length > 0 && (
        <Button look="outline-light" icon={PLAYER_ICONS.download} onClick={exportAll}>
          {words.export}
        </Button>
      )}
    </div>
  )
}

function Place({
  bookmark: { position, chapter, note },
  onJump,
}: {
  bookmark: Bookmark
  onJump: () => void
}) {
  return (
    <button type="button" className={styles.place} onClick={onJump}>
      <span className={styles.when}>
        <b>{formatTimecode(position)}</b> {chapter}
      </span>
      {note !== '' && <span className={styles.note}>{note}</span>}
    </button>
  )
}
