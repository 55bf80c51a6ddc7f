import { count } from './count.ts'
import type { listeningEn } from './listening.en.ts'

export const listeningDe: typeof listeningEn = {
  open: 'Player groß zeigen',
  fold: 'Player klein zeigen',
  slower: 'Langsamer',
  faster: 'Schneller',
  speedNotKept: 'Das Tempo ließ sich nicht speichern. Es gilt hier, bis Sie das Hörbuch schließen.',
  sleep: {
    label: 'Sleep-Timer',
    off: 'Aus',
    byTime: 'Nach',
    minutes: (minutes) => `${minutes} Min.`,
    byChapter: 'Nur noch',
    chapters: (chapters) => (chapters === 1 ? 'dieses Kapitel' : count(chapters, 'Kapitel', 'Kapitel')),
    left: (time) => `Pause in ${time}`,
  },
  bookmarks: {
    label: 'Lesezeichen',
    add: (time) => `Lesezeichen bei ${time}`,
    none: 'Noch keine Lesezeichen. Merken Sie sich hier eine Stelle; Sie finden sie auf jedem Gerät wieder.',
    failed: 'Ihre Lesezeichen konnten nicht geladen werden.',
    unsaved: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    tooMany: (max) => `Ein Hörbuch hat höchstens ${max} Lesezeichen. Entfernen Sie zuerst eines.`,
    noteOf: (time) => `Notiz bei ${time}`,
    edit: (time) => `Notiz bei ${time} bearbeiten`,
    save: 'Speichern',
    saving: 'Wird gespeichert …',
    cancel: 'Abbrechen',
    remove: (time) => `Lesezeichen bei ${time} entfernen`,
    removed: 'Lesezeichen entfernt.',
    undo: 'Rückgängig',
    export: 'Als Textdatei sichern',
    fileName: (title) => `Lesezeichen – ${title}.txt`,
  },
}
