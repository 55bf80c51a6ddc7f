import type { Sentences } from './sentences.ts'

/** German for why a feed, or something it lists, could not be imported; part of the table in `reasons.de.ts`. */
export const FEED_REASONS: Sentences = [
  // A place in a table.
  ['row {}', 'Zeile {}'],
  // Fetching.
  ['This is not an http or https address.', 'Das ist keine Adresse mit http oder https.'],
  ['Addresses that contain a password are not allowed.', 'Adressen mit einem Passwort sind nicht erlaubt.'],
  ['{} answered {}.', '{} antwortete mit {}.'],
  ['{} redirects too often.', '{} leitet zu oft weiter.'],
  ['{} does not answer.', '{} antwortet nicht.'],
  ['{} cannot be reached ({}).', '{} ist nicht erreichbar ({}).'],
  [
    '{} is not a public address; fetching from private networks is not allowed.',
    '{} ist keine öffentliche Adresse; Abrufe aus privaten Netzen sind nicht erlaubt.',
  ],
  ['{} sent neither audio nor video ({}).', '{} lieferte weder Ton noch Video ({}).'],
  ['no type', 'ohne Typ'],
  ['The download from {} was interrupted.', 'Der Download von {} brach ab.'],
  ['The download is too slow.', 'Der Download ist zu langsam.'],
  ['The download is incomplete.', 'Der Download ist unvollständig.'],
  ['The download takes too long.', 'Der Download dauert zu lange.'],
  ['There is not enough disk space.', 'Auf der Festplatte ist nicht genug Platz.'],
  ['{} cannot be opened ({}).', '{} lässt sich nicht öffnen ({}).'],
  ['{} is not a file.', '{} ist keine Datei.'],
  // The feed.
  ['It is empty.', 'Der Feed ist leer.'],
  ['It is larger than {} MB.', 'Größer als {} MB.'],
  ['It is larger than 20 GB.', 'Größer als 20 GB.'],
  ['Its compressed data is damaged.', 'Die komprimierten Daten sind beschädigt.'],
  [
    'It declares its own XML entities, which is not allowed.',
    'Der Feed deklariert eigene XML-Entities; das ist nicht erlaubt.',
  ],
  ['This kind of feed is not supported.', 'Diese Art von Feed wird nicht unterstützt.'],
  ['Feeds of this kind (RSS 1.0) contain no media.', 'Feeds dieser Art (RSS 1.0) enthalten keine Medien.'],
  ['It is a web page, not a feed.', 'Das ist eine Webseite, kein Feed.'],
  ['This is not a readable feed.', 'Das ist kein lesbarer Feed.'],
  ['This is not readable {}: {}', 'Das ist kein lesbares {}: {}'],
  ['This is not readable {}.', 'Das ist kein lesbares {}.'],
  ['It takes too long to read.', 'Das Einlesen dauert zu lange.'],
  ['It takes too much memory to read.', 'Das Einlesen braucht zu viel Speicher.'],
  ['It ended unexpectedly; the log says why.', 'Der Import brach unerwartet ab; der Grund steht im Log.'],
  ['There is no such feed.', 'Diesen Feed gibt es nicht.'],
  ['It lists nothing.', 'Der Feed enthält nichts.'],
  ['It lists more than {} titles; split it.', 'Der Feed enthält mehr als {} Titel; teilen Sie ihn auf.'],
  ['It lists more than {} feeds.', 'Die Liste enthält mehr als {} Feeds.'],
  [
    'It has more than {} programmes; ask for fewer days or channels.',
    'Der Feed enthält mehr als {} Sendungen; rufen Sie weniger Tage oder Sender ab.',
  ],
  ['This feed contains no audio or video.', 'Dieser Feed enthält weder Ton noch Video.'],
  // Tables.
  [
    'A table does not say what kind of titles it lists; name it, such as --vertical movies.',
    'Eine Tabelle sagt nicht, welche Art von Titeln sie enthält; geben Sie die Art an.',
  ],
  [
    'No column is mapped to the title: --map title=COLUMN. Its columns: {}',
    'Keine Spalte ist dem Titel zugeordnet. Spalten: {}',
  ],
  ['There is no column "{}" for {}.', 'Die Spalte „{}“ für {} gibt es nicht.'],
  ['There is no list at "{}".', 'Bei „{}“ steht keine Liste.'],
  ['It contains no list of rows.', 'Die Datei enthält keine Liste von Zeilen.'],
  ['It has more than {} columns.', 'Die Tabelle hat mehr als {} Spalten.'],
  // What it lists.
  ['It is listed twice; the first entry is used.', 'Doppelt aufgeführt; der erste Eintrag gilt.'],
  ['It has no name or no valid address.', 'Der Name oder eine gültige Adresse fehlt.'],
  ['Its address is not a web address.', 'Die Adresse ist keine Webadresse.'],
  ['It contains no audio or video.', 'Der Eintrag enthält weder Ton noch Video.'],
  ['It has no title.', 'Der Titel fehlt.'],
  ['It names no channel.', 'Der Sender fehlt.'],
  ['It has no start time.', 'Die Anfangszeit fehlt.'],
  ['It ends before it begins.', 'Das Ende liegt vor dem Anfang.'],
  [
    'No channel from a feed has this id ({} programmes).',
    'Kein Sender aus einem Feed hat diese Kennung (Sendungen: {}).',
  ],
  ['Programmes in the past or too far ahead: {}.', 'Vergangene oder zu weit entfernte Sendungen: {}.'],
]
