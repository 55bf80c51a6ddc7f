import { FEED_REASONS } from './feed-reasons.de.ts'
import { inGerman, type Sentences } from './sentences.ts'

/**
 * German for why a file or title could not be imported. Imports record an English sentence, shared with the command line, the log and older
 * rows, which is the key here. `{}` stands for the variable parts. A test collects the sentences from the sources.
 */
const REASONS: Sentences = [
  // Wrappers around another reason.
  ['Trailer: {}', 'Trailer: {}'],
  ['Picture skipped: {}', 'Bild übersprungen: {}'],
  [
    'The title it belongs to could not be imported: {}',
    'Der Titel, zu dem es gehört, ließ sich nicht importieren: {}',
  ],
  ['A subtitle file was skipped: {}', 'Eine Untertiteldatei wurde übersprungen: {}'],
  ['A subtitle file contains no subtitles.', 'Eine Untertiteldatei enthält keine Untertitel.'],
  ['Subtitle stream {} contains no subtitles.', 'Untertitelspur {} enthält keine Untertitel.'],
  ['Subtitle stream {}: {}', 'Untertitelspur {}: {}'],
  ['ffmpeg failed: {}', 'Fehler von ffmpeg: {}'],
  ['It cannot be read: permission denied.', 'Nicht lesbar: keine Berechtigung.'],
  ['It cannot be read: {}', 'Nicht lesbar: {}'],
  // Files.
  ['The file no longer exists.', 'Die Datei gibt es nicht mehr.'],
  [
    'The file is missing, or Quintet has no permission to read it.',
    'Die Datei fehlt, oder Quintet darf sie nicht lesen.',
  ],
  ['The file is empty; copy it again.', 'Die Datei ist leer; kopieren Sie sie noch einmal.'],
  ['The file is larger than {} bytes.', 'Die Datei ist größer als {} Bytes.'],
  ['The file is larger than 200 GiB.', 'Die Datei ist größer als 200 GiB.'],
  ['This is not a file.', 'Das ist keine Datei.'],
  ['This is a folder, not a file.', 'Das ist ein Ordner, keine Datei.'],
  ['This is not a media file; replace it.', 'Das ist keine Mediendatei; ersetzen Sie sie.'],
  [
    'The user that Quintet runs as has no permission to read this file; grant it.',
    'Der Benutzer, unter dem Quintet läuft, darf die Datei nicht lesen; geben Sie ihm Leserechte.',
  ],
  [
    'The file is truncated or still being copied: its end is missing. Copy it again.',
    'Die Datei ist unvollständig oder wird noch kopiert: Das Ende fehlt. Kopieren Sie sie noch einmal.',
  ],
  [
    'The file is truncated or still being copied: its index (moov atom) is missing. Copy it again.',
    'Die Datei ist unvollständig oder wird noch kopiert: Der Index (moov atom) fehlt. Kopieren Sie sie noch einmal.',
  ],
  [
    'The file is damaged or truncated: only {} of {} s can be played.',
    'Die Datei ist beschädigt oder unvollständig: Nur {} von {} s sind abspielbar.',
  ],
  [
    'The file is damaged or not a media file; replace it.',
    'Die Datei ist beschädigt oder keine Mediendatei; ersetzen Sie sie.',
  ],
  [
    'The file is damaged: its Matroska header cannot be read; replace it.',
    'Die Datei ist beschädigt: Der Matroska-Header ist nicht lesbar; ersetzen Sie sie.',
  ],
  [
    'The audio header is damaged; replace the file.',
    'Der Audio-Header ist beschädigt; ersetzen Sie die Datei.',
  ],
  [
    'Its audio or video cannot be identified: the file is damaged; replace it.',
    'Ton oder Bild lassen sich nicht erkennen: Die Datei ist beschädigt; ersetzen Sie sie.',
  ],
  [
    'This file format is not supported; convert the file to MP4 or MKV first, for example with HandBrake.',
    'Dieses Dateiformat wird nicht unterstützt; wandeln Sie die Datei zuerst in MP4 oder MKV um, etwa mit HandBrake.',
  ],
  [
    'This codec is not supported; convert the file to MP4 or MKV first, for example with HandBrake.',
    'Dieser Codec wird nicht unterstützt; wandeln Sie die Datei zuerst in MP4 oder MKV um, etwa mit HandBrake.',
  ],
  [
    'The file refers to other files or addresses, which is not allowed.',
    'Die Datei verweist auf andere Dateien oder Adressen; das ist nicht erlaubt.',
  ],
  ['The file contains more data than Quintet reads.', 'Die Datei enthält mehr Daten, als Quintet liest.'],
  ['It has {} streams; at most {} are supported.', 'Die Datei hat {} Spuren; höchstens {} sind möglich.'],
  // Time and space.
  ['The disk is full.', 'Die Festplatte ist voll.'],
  [
    'Decoding it needs more memory than a file may use.',
    'Das Dekodieren braucht mehr Speicher, als für eine Datei erlaubt ist.',
  ],
  [
    'Processing it took more CPU time or memory than a file may use.',
    'Die Verarbeitung brauchte mehr Rechenzeit oder Speicher, als für eine Datei erlaubt ist.',
  ],
  [
    '{}; the machine was busy or its disk slow.',
    '{}; der Rechner war ausgelastet oder die Festplatte langsam.',
  ],
  ['Processing took longer than {} s', 'Die Verarbeitung dauerte länger als {} s'],
  ['Processing took longer than {} s.', 'Die Verarbeitung dauerte länger als {} s.'],
  ['Processing was stopped.', 'Die Verarbeitung wurde abgebrochen.'],
  ['The source ended without sending anything.', 'Die Quelle endete, ohne etwas zu senden.'],
  [
    '{} is not installed; on Debian: apt-get install ffmpeg',
    '{} ist nicht installiert; unter Debian: apt-get install ffmpeg',
  ],
  ['{} could not be started.', '{} ließ sich nicht starten.'],
  [
    'Its stated length is over 100 hours; if that is wrong, remux the file with MKVToolNix, which corrects the length.',
    'Laut Datei ist sie länger als 100 Stunden; stimmt das nicht, packen Sie sie mit MKVToolNix neu, das korrigiert die Länge.',
  ],
  // Picture and sound.
  ['It contains neither video nor audio.', 'Die Datei enthält weder Bild noch Ton.'],
  ['It contains no video.', 'Die Datei enthält kein Bild.'],
  ['It contains no audio.', 'Die Datei enthält keinen Ton.'],
  ['It contains no cover art.', 'Die Datei enthält kein Cover.'],
  ['There is no media file.', 'Es gibt keine Mediendatei.'],
  ['Nothing in it can be played.', 'Nichts darin ist abspielbar.'],
  ['None of its frames can be read.', 'Kein Einzelbild ist lesbar.'],
  ['A film must be a single file.', 'Ein Film muss eine einzige Datei sein.'],
  [
    'The tracks of a cue sheet must be in a single file.',
    'Die Stücke eines Cue-Sheets müssen in einer einzigen Datei liegen.',
  ],
  ['It has more than {} files.', 'Es sind mehr als {} Dateien.'],
  [
    'The file ends before this track begins; its cue sheet belongs to another recording.',
    'Die Datei endet, bevor dieses Stück beginnt; ihr Cue-Sheet gehört zu einer anderen Aufnahme.',
  ],
  ['Its video is wider or taller than {} pixels.', 'Das Bild ist breiter oder höher als {} Pixel.'],
  ['Its video is smaller than two pixels.', 'Das Bild ist kleiner als zwei Pixel.'],
  ['The picture no longer exists.', 'Das Bild gibt es nicht mehr.'],
  ['The picture is empty.', 'Das Bild ist leer.'],
  ['The picture is damaged.', 'Das Bild ist beschädigt.'],
  ['The picture cannot be decoded.', 'Das Bild lässt sich nicht dekodieren.'],
  ['The picture is larger than 60 MB.', 'Das Bild ist größer als 60 MB.'],
  ['The picture has more than 100 million pixels.', 'Das Bild hat mehr als 100 Millionen Pixel.'],
  [
    'This picture format is not supported; use JPEG, PNG, WebP, AVIF, GIF or TIFF.',
    'Dieses Bildformat wird nicht unterstützt; nehmen Sie JPEG, PNG, WebP, AVIF, GIF oder TIFF.',
  ],
  ['it could not be processed.', 'Es ließ sich nicht verarbeiten.'],
  ['Its tags cannot be read.', 'Die Tags der Datei sind nicht lesbar.'],
  ['Its media could not be packaged.', 'Die Medien ließen sich nicht aufbereiten.'],
  ['Packaging failed; the log says why.', 'Die Aufbereitung ist fehlgeschlagen; der Grund steht im Log.'],
  [
    'The picture could not be processed; the log says why.',
    'Das Bild ließ sich nicht verarbeiten; der Grund steht im Log.',
  ],
  // The library.
  ['There is no such folder.', 'Diesen Ordner gibt es nicht.'],
  ['It is not a folder.', 'Das ist kein Ordner.'],
  ['It is neither a file nor a folder.', 'Das ist weder Datei noch Ordner.'],
  [
    'It is a link to a place outside the library.',
    'Das ist eine Verknüpfung auf einen Ort außerhalb der Bibliothek.',
  ],
  ['It is a link that points to itself.', 'Das ist eine Verknüpfung auf sich selbst.'],
  [
    'It is a broken link, or it disappeared while being read.',
    'Das ist eine kaputte Verknüpfung, oder sie verschwand beim Lesen.',
  ],
  ['It is more than {} folders deep.', 'Es liegt mehr als {} Ordner tief.'],
  ['The library contains more than {} files.', 'Die Bibliothek enthält mehr als {} Dateien.'],
  ['Its name is not valid UTF-8.', 'Der Name ist kein gültiges UTF-8.'],
  ['Its name contains control characters.', 'Der Name enthält Steuerzeichen.'],
  [
    'Another file has the same name in a different Unicode form; rename one of them.',
    'Eine andere Datei heißt genauso, nur in anderer Unicode-Form; benennen Sie eine der beiden um.',
  ],
  [
    'A folder and a file have this name; remove one of them.',
    'Ein Ordner und eine Datei heißen so; entfernen Sie eins von beiden.',
  ],
  [
    'The folder is not one of Movies, Shows, Music, Audiobooks, Games, Sports; say in quintet-library.json what it contains.',
    'Der Ordner heißt nicht Movies, Shows, Music, Audiobooks, Games oder Sports; geben Sie in quintet-library.json an, was er enthält.',
  ],
  [
    '{}: "{}": "{}" is not one of movies, shows, music, audiobooks, games, sports{}',
    '{}: „{}“: „{}“ ist unbekannt; möglich sind movies, shows, music, audiobooks, games, sports{}',
  ],
  ['; did you mean "{}"?', '; meinten Sie „{}“?'],
  [
    'There is no film in this folder, and no quintet.json that announces one.',
    'In diesem Ordner liegt kein Film und keine quintet.json, die einen ankündigt.',
  ],
  [
    'There is no episode in this folder, and no quintet.json that announces the series.',
    'In diesem Ordner liegt keine Folge und keine quintet.json, die die Serie ankündigt.',
  ],
  [
    'There is no music in this folder, and no quintet.json that announces an album.',
    'In diesem Ordner liegt keine Musik und keine quintet.json, die ein Album ankündigt.',
  ],
  [
    'There is no audiobook in this folder, and no quintet.json that announces one.',
    'In diesem Ordner liegt kein Hörbuch und keine quintet.json, die eines ankündigt.',
  ],
  [
    'There is no index.html in this folder, no ZIP file with one, and no quintet.json that announces a game.',
    'In diesem Ordner liegt keine index.html, keine ZIP-Datei mit einer und keine quintet.json, die ein Spiel ankündigt.',
  ],
  [
    'There are several ZIP files in this folder; a game must be a single one.',
    'In diesem Ordner liegen mehrere ZIP-Dateien; ein Spiel muss eine einzige sein.',
  ],
  [
    'An episode belongs in the folder of its series: Shows/Name/Season 01/.',
    'Eine Folge gehört in den Ordner ihrer Serie: Shows/Name/Season 01/.',
  ],
  [
    'Its name contains no season and episode, such as S01E02.',
    'Der Name enthält keine Staffel und Folge, etwa S01E02.',
  ],
  [
    'The episode is in several parts; join them into one file.',
    'Die Folge liegt in mehreren Teilen vor; fügen Sie sie zu einer Datei zusammen.',
  ],
  [
    'The film is in several parts; join them into one file.',
    'Der Film liegt in mehreren Teilen vor; fügen Sie sie zu einer Datei zusammen.',
  ],
  [
    'Another version of the same episode; the better one is used.',
    'Eine andere Fassung derselben Folge; die bessere wird verwendet.',
  ],
  [
    'Another version of the same film; the better one is used.',
    'Eine andere Fassung desselben Films; die bessere wird verwendet.',
  ],
  [
    'Another part of the disc; the longest part is used as the film.',
    'Ein anderer Teil der Disc; der längste wird als Film verwendet.',
  ],
  [
    'It is not in a folder such as Movies or Music.',
    'Die Datei liegt in keinem Ordner wie Movies oder Music.',
  ],
  ['Files of this type are not supported.', 'Dateien dieser Art werden nicht unterstützt.'],
  [
    'It is copy-protected; such files cannot be imported.',
    'Die Datei ist kopiergeschützt; solche Dateien lassen sich nicht importieren.',
  ],
  ['No film has a matching name.', 'Zu diesem Namen gibt es keinen Film.'],
  ['No track has a matching name.', 'Zu diesem Namen gibt es kein Stück.'],
  [
    'A trailer without a title; name it after its film, or put it in the film’s folder.',
    'Ein Trailer ohne Titel; benennen Sie ihn nach seinem Film, oder legen Sie ihn in dessen Ordner.',
  ],
  [
    'A sample, a backdrop, or an extra without a title.',
    'Ein Sample, ein Hintergrundbild oder ein Extra ohne Titel.',
  ],
  [
    'Another file of the same name is used for the title.',
    'Für den Titel wird eine andere Datei desselben Namens verwendet.',
  ],
  [
    'Copies of discs are not supported. Convert the film to a single file first, for example with MakeMKV or HandBrake.',
    'Kopierte Discs werden nicht unterstützt. Wandeln Sie den Film zuerst in eine einzelne Datei um, etwa mit MakeMKV oder HandBrake.',
  ],
  [
    'It is rated "{}": indexed titles are not offered (section 15 JuSchG).',
    'Die Einstufung ist „{}“: Indizierte Titel werden nicht angeboten (§ 15 JuSchG).',
  ],
  [
    'It was deleted in the console; allow it again in the bin to import it.',
    'Es wurde in der Konsole gelöscht; lassen Sie es im Papierkorb wieder zu, um es zu importieren.',
  ],
  ['Another import has removed it in the meantime.', 'Ein anderer Import hat es inzwischen entfernt.'],
  ['Its metadata cannot be stored: {}', 'Die Angaben dazu lassen sich nicht speichern: {}'],
  ['It could not be imported.', 'Es ließ sich nicht importieren.'],
  ['Its import failed.', 'Der Import ist fehlgeschlagen.'],
  // Descriptions beside the media.
  [
    'It is larger than 4 MiB, the limit for a metadata file.',
    'Die Datei ist größer als 4 MiB; mehr darf eine Metadatendatei nicht haben.',
  ],
  ['{} is not valid JSON: {}', '{} ist kein gültiges JSON: {}'],
  ['{}: unknown field "{}"; did you mean "{}"?', '{}: unbekanntes Feld „{}“; meinten Sie „{}“?'],
  ['{}: unknown field "{}"', '{}: unbekanntes Feld „{}“'],
  [
    'This is not an NFO file with movie, tvshow or episodedetails; it is ignored.',
    'Das ist keine NFO-Datei mit movie, tvshow oder episodedetails; sie wird ignoriert.',
  ],
  [
    'It contains no readable metadata of a book; it is ignored.',
    'Die Datei enthält keine lesbaren Angaben zu einem Buch; sie wird ignoriert.',
  ],
  [
    'It contains no readable chapters; it is ignored.',
    'Die Datei enthält keine lesbaren Kapitel; sie wird ignoriert.',
  ],
  [
    'This is not a readable album.json; it is ignored.',
    'Das ist keine lesbare album.json; sie wird ignoriert.',
  ],
  [
    'The rating "{}" is unknown; the title is hidden from children{}.',
    'Die Einstufung „{}“ ist unbekannt; der Titel wird Kindern nicht gezeigt{}.',
  ],
  [' and rated 18 during the day', ' und gilt tagsüber als ab 18'],
  [
    'The rating "{}" is above that of the channel; the jingle does not play there.',
    'Die Einstufung „{}“ liegt über der des Senders; das Jingle läuft dort nicht.',
  ],
  ['The file it names is not in the same folder.', 'Die Datei, die es nennt, liegt nicht im selben Ordner.'],
  [
    'It lists no tracks; a cue sheet needs a TRACK and an INDEX 01 for each.',
    'Es enthält keine Stücke; ein Cue-Sheet braucht für jedes TRACK und INDEX 01.',
  ],
  [
    'Its tracks are separate files, which need no cue sheet.',
    'Die Stücke sind einzelne Dateien und brauchen kein Cue-Sheet.',
  ],
  ['Another cue sheet is used for its file.', 'Für die Datei wird ein anderes Cue-Sheet verwendet.'],
  ['There is no such title.', 'Diesen Titel gibt es nicht.'],
  ['It is in the bin.', 'Es liegt im Papierkorb.'],
  // Games and other archives.
  ['It contains no index.html.', 'Es enthält keine index.html.'],
  ['The game contains no {}.', 'Das Spiel enthält keine {}.'],
  ['This is not a readable ZIP file: {}', 'Das ist keine lesbare ZIP-Datei: {}'],
  ['It cannot be unpacked: {}', 'Es lässt sich nicht entpacken: {}'],
  ['It is password-protected.', 'Es ist mit einem Passwort geschützt.'],
  ['It contains "{}" twice.', 'Es enthält „{}“ zweimal.'],
  ['It contains a file with the unsafe name {}.', 'Es enthält eine Datei mit dem unsicheren Namen {}.'],
  ['It contains another archive, "{}".', 'Es enthält ein weiteres Archiv: „{}“.'],
  ['It contains a link or a device file, "{}".', 'Es enthält eine Verknüpfung oder eine Gerätedatei: „{}“.'],
  ['It contains more than {} files.', 'Es enthält mehr als {} Dateien.'],
  ['It is larger than {} MB unpacked.', 'Entpackt ist es größer als {} MB.'],
  ['It unpacks to more than {} times its compressed size.', 'Entpackt ist es mehr als {}-mal so groß.'],
]

const ALL = [...REASONS, ...FEED_REASONS]

/** Returns a reason in German; an unknown sentence stays as it is. */
export function germanReason(reason: string): string {
  return inGerman(ALL, reason)
}
