import { inGerman, type Sentences } from './sentences.ts'

/**
 * German for why a file or title could not be imported. Imports record an English sentence, shared with the command line, the log and older
 * rows, which is the key here. `{}` stands for the variable parts. A test collects the sentences from the sources.
 */
const REASONS: Sentences = [
  // Wrappers around another reason.
  ['The trailer: {}', 'Der Trailer: {}'],
  ['The picture is left out: {}', 'Das Bild fehlt: {}'],
  ['What it belongs to could not be imported: {}', 'Das, wozu es gehört, ließ sich nicht importieren: {}'],
  ['A subtitle file was left out: {}', 'Eine Untertiteldatei fehlt: {}'],
  ['Subtitle stream {}: {}', 'Untertitelspur {}: {}'],
  ['ffmpeg failed: {}', 'ffmpeg ist gescheitert: {}'],
  ['It cannot be read: {}', 'Nicht lesbar: {}'],
  // Files.
  ['The file is gone.', 'Die Datei ist nicht mehr da.'],
  ['The file is gone or may not be read.', 'Die Datei ist nicht mehr da oder darf nicht gelesen werden.'],
  ['The file is empty; copy it again.', 'Die Datei ist leer; kopieren Sie sie noch einmal.'],
  ['The file is larger than {} bytes.', 'Die Datei ist größer als {} Bytes.'],
  ['The file is larger than 200 GiB.', 'Die Datei ist größer als 200 GiB.'],
  ['This is not a file.', 'Das ist keine Datei.'],
  ['This is a folder, not a file.', 'Das ist ein Ordner, keine Datei.'],
  ['This is no media file; replace it.', 'Das ist keine Mediendatei; ersetzen Sie sie.'],
  [
    'The file may not be read by the user that Quintet runs as; allow it to.',
    'Der Benutzer, unter dem Quintet läuft, darf die Datei nicht lesen; erlauben Sie es ihm.',
  ],
  [
    'The file is cut short or still being copied: its last part is missing. Copy it again.',
    'Die Datei ist abgeschnitten oder wird noch kopiert: Ihr Ende fehlt. Kopieren Sie sie noch einmal.',
  ],
  [
    'The file is cut short or still being copied: its index (moov atom) is missing. Copy it again.',
    'Die Datei ist abgeschnitten oder wird noch kopiert: Ihr Verzeichnis (moov atom) fehlt. Kopieren Sie sie noch einmal.',
  ],
  [
    'The file is damaged or cut short: {} of {} s can be played.',
    'Die Datei ist beschädigt oder abgeschnitten: {} von {} s sind spielbar.',
  ],
  [
    'The file is damaged, or no media file; replace it.',
    'Die Datei ist beschädigt oder keine Mediendatei; ersetzen Sie sie.',
  ],
  [
    'The file is damaged: its Matroska header cannot be read; replace it.',
    'Die Datei ist beschädigt: Ihr Matroska-Kopf ist nicht lesbar; ersetzen Sie sie.',
  ],
  [
    'The header of the sound is damaged; replace the file.',
    'Der Kopf des Tons ist beschädigt; ersetzen Sie die Datei.',
  ],
  [
    'Its sound or picture cannot be recognised: the file is damaged; replace it.',
    'Ton oder Bild sind nicht zu erkennen: Die Datei ist beschädigt; ersetzen Sie sie.',
  ],
  [
    'This is no kind of media file that is read here; make an MP4 or MKV of it first, with HandBrake.',
    'Diese Art von Mediendatei wird hier nicht gelesen; machen Sie zuerst mit HandBrake eine MP4 oder MKV daraus.',
  ],
  [
    'It is coded in a way that is not read here; make an MP4 or MKV of it first, with HandBrake.',
    'Diese Kodierung wird hier nicht gelesen; machen Sie zuerst mit HandBrake eine MP4 oder MKV daraus.',
  ],
  [
    'The file points to other places, which is not allowed.',
    'Die Datei verweist auf andere Orte; das ist nicht erlaubt.',
  ],
  ['There is more in the file than is read.', 'In der Datei steht mehr, als gelesen wird.'],
  ['It holds {} streams; {} are read.', 'Sie enthält {} Spuren; gelesen werden {}.'],
  // Time and space.
  ['The disk is full.', 'Die Platte ist voll.'],
  ['It asks for more memory than a file may.', 'Sie verlangt mehr Speicher, als eine Datei darf.'],
  [
    'It asked for more computing time or memory than a file may.',
    'Sie verlangte mehr Rechenzeit oder Speicher, als eine Datei darf.',
  ],
  [
    '{}; the machine was busy, or its disk slow.',
    '{}; der Rechner war beschäftigt oder seine Platte langsam.',
  ],
  ['It took longer than {} s', 'Es dauerte länger als {} s'],
  ['It took longer than {} s.', 'Es dauerte länger als {} s.'],
  ['It was stopped.', 'Es wurde angehalten.'],
  ['It ended before it began.', 'Es war zu Ende, bevor es anfing.'],
  [
    '{} is not installed; on Debian: apt-get install ffmpeg',
    '{} ist nicht installiert; unter Debian: apt-get install ffmpeg',
  ],
  ['{} could not be started.', '{} ließ sich nicht starten.'],
  [
    'It is longer than 100 hours; where it is not, write it anew with MKVToolNix, which mends its length.',
    'Sie ist länger als 100 Stunden; stimmt das nicht, schreiben Sie sie mit MKVToolNix neu, das die Länge richtigstellt.',
  ],
  // Picture and sound.
  ['There is neither picture nor sound in it.', 'Sie enthält weder Bild noch Ton.'],
  ['There is no picture in it.', 'Sie enthält kein Bild.'],
  ['There is no sound in it.', 'Sie enthält keinen Ton.'],
  ['There is no cover in it.', 'Sie enthält kein Titelbild.'],
  ['There is no media file.', 'Es gibt keine Mediendatei.'],
  ['Nothing in it can be played.', 'Nichts darin ist spielbar.'],
  ['No frame of it can be read.', 'Kein Bild daraus ist lesbar.'],
  ['A film is one file.', 'Ein Film ist eine Datei.'],
  ['A track of a disc is part of one file.', 'Ein Stück einer Platte ist Teil einer Datei.'],
  ['It has more than {} files.', 'Es sind mehr als {} Dateien.'],
  [
    'The file ends before this track begins; its cue sheet is of another recording.',
    'Die Datei endet, bevor dieses Stück beginnt; ihr Cue-Sheet gehört zu einer anderen Aufnahme.',
  ],
  ['Its picture is larger than {} pixels.', 'Das Bild ist größer als {} Pixel.'],
  ['Its picture is smaller than two pixels.', 'Das Bild ist kleiner als zwei Pixel.'],
  ['The picture is gone.', 'Das Bild ist nicht mehr da.'],
  ['The picture is empty.', 'Das Bild ist leer.'],
  ['The picture is damaged.', 'Das Bild ist beschädigt.'],
  ['The picture cannot be decoded.', 'Das Bild lässt sich nicht entschlüsseln.'],
  ['The picture is larger than 60 MB.', 'Das Bild ist größer als 60 MB.'],
  ['The picture has more than 100 million pixels.', 'Das Bild hat mehr als 100 Millionen Pixel.'],
  [
    'This is no picture of a kind that is read here (JPEG, PNG, WebP, AVIF, GIF, TIFF).',
    'Diese Art von Bild wird hier nicht gelesen (JPEG, PNG, WebP, AVIF, GIF, TIFF).',
  ],
  ['it could not be made.', 'es ließ sich nicht herstellen.'],
  ['Its tags cannot be read.', 'Die Angaben in der Datei (Tags) sind nicht lesbar.'],
  ['Its media could not be made.', 'Das Medium ließ sich nicht herstellen.'],
  // The library.
  ['There is no such folder.', 'Diesen Ordner gibt es nicht.'],
  ['It is not a folder.', 'Das ist kein Ordner.'],
  ['It is neither a file nor a folder.', 'Das ist weder Datei noch Ordner.'],
  [
    'It is a link that leads out of the library.',
    'Das ist eine Verknüpfung, die aus der Bibliothek hinausführt.',
  ],
  ['It lies more than {} folders deep.', 'Es liegt mehr als {} Ordner tief.'],
  ['The library holds more than {} files.', 'Die Bibliothek enthält mehr als {} Dateien.'],
  ['Its name is not valid UTF-8.', 'Der Name ist kein gültiges UTF-8.'],
  ['Its name holds control characters.', 'Der Name enthält Steuerzeichen.'],
  [
    'There is another file of this name in another Unicode form.',
    'Es gibt eine zweite Datei dieses Namens in anderer Unicode-Form.',
  ],
  [
    'There is a folder and a file of this name; one of them must go.',
    'Es gibt einen Ordner und eine Datei dieses Namens; eins von beiden muss weg.',
  ],
  [
    'The folder is none of Movies, Shows, Music, Audiobooks, Games, Sports; quintet-library.json can say what it holds.',
    'Der Ordner heißt nicht Movies, Shows, Music, Audiobooks, Games oder Sports; quintet-library.json kann sagen, was er enthält.',
  ],
  [
    '{}: "{}": "{}" is none of movies, shows, music, audiobooks, games, sports{}',
    '{}: „{}“: „{}“ ist keins von movies, shows, music, audiobooks, games, sports{}',
  ],
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
    'There is no reading in this folder, and no quintet.json that announces one.',
    'In diesem Ordner liegt keine Lesung und keine quintet.json, die eine ankündigt.',
  ],
  [
    'An episode lies in a folder of its series: Shows/Name/Season 01/.',
    'Eine Folge liegt im Ordner ihrer Serie: Shows/Name/Season 01/.',
  ],
  [
    'Its name tells no season and episode, such as S01E02.',
    'Der Name nennt keine Staffel und Folge, wie S01E02.',
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
    'Another version of the same episode; the better one is taken.',
    'Eine andere Fassung derselben Folge; genommen wird die bessere.',
  ],
  [
    'Another version of the same film; the better one is taken.',
    'Eine andere Fassung desselben Films; genommen wird die bessere.',
  ],
  [
    'Another part of the disc; the longest is its film.',
    'Ein anderer Teil der Disc; der längste ist ihr Film.',
  ],
  [
    'A copy of a disc is not read. Make one file of its film first, with MakeMKV or HandBrake.',
    'Eine kopierte Disc wird nicht gelesen. Machen Sie zuerst mit MakeMKV oder HandBrake eine Datei aus ihrem Film.',
  ],
  [
    'It is rated "{}": what is on the index is not offered (section 15 JuSchG).',
    'Die Einstufung ist „{}“: Indiziertes wird nicht angeboten (§ 15 JuSchG).',
  ],
  [
    'It was deleted in the console; its bin lets it in again.',
    'Es wurde in der Konsole gelöscht; der Papierkorb lässt es wieder herein.',
  ],
  ['Another import took it away meanwhile.', 'Ein anderer Import hat es inzwischen weggenommen.'],
  ['It could not be imported.', 'Es ließ sich nicht importieren.'],
  ['Its import failed.', 'Der Import ist gescheitert.'],
  // Descriptions beside the media.
  [
    'It is larger than 4 MiB, too large for a description.',
    'Mehr als 4 MiB sind zu groß für eine Beschreibung.',
  ],
  ['{} is no JSON: {}', '{} ist kein JSON: {}'],
  ['{}: "{}" is no field; did you mean "{}"?', '{}: „{}“ ist kein Feld; meinten Sie „{}“?'],
  ['{}: "{}" is no field', '{}: „{}“ ist kein Feld'],
  [
    'It is no NFO of a movie, tvshow or episodedetails; it is not used.',
    'Das ist keine NFO von movie, tvshow oder episodedetails; sie bleibt ungenutzt.',
  ],
  [
    'It tells nothing of a book that can be read; it is not used.',
    'Es sagt nichts Lesbares über ein Buch; es bleibt ungenutzt.',
  ],
  [
    'It tells of no chapters that can be read; it is not used.',
    'Es nennt keine lesbaren Kapitel; es bleibt ungenutzt.',
  ],
  [
    'It is no album.json that can be read; it is not used.',
    'Das ist keine lesbare album.json; sie bleibt ungenutzt.',
  ],
  [
    'The rating "{}" is not known; the title is kept from children{}.',
    'Die Einstufung „{}“ ist nicht bekannt; der Titel bleibt Kindern verborgen{}.',
  ],
  [', and counts as 18 by day', ' und zählt bei Tag als 18'],
  ['The file that it names is not beside it.', 'Die Datei, die es nennt, liegt nicht daneben.'],
  [
    'It tells of no tracks; a cue sheet has a TRACK and an INDEX 01 for each.',
    'Es nennt keine Stücke; ein Cue-Sheet hat für jedes TRACK und INDEX 01.',
  ],
  [
    'Its tracks are files of their own, which need no cue sheet.',
    'Seine Stücke sind eigene Dateien, die kein Cue-Sheet brauchen.',
  ],
  ['Another cue sheet stands for its file.', 'Für seine Datei steht schon ein anderes Cue-Sheet.'],
  ['There is no such title.', 'Diesen Titel gibt es nicht.'],
  ['It is in the bin.', 'Es liegt im Papierkorb.'],
  // Games and other archives.
  ['There is no index.html in it.', 'Es enthält keine index.html.'],
  ['There is no {} in the game.', 'Das Spiel enthält keine {}.'],
  ['It is no zip that can be read: {}', 'Das ist kein lesbares Zip: {}'],
  ['It cannot be unpacked: {}', 'Es lässt sich nicht auspacken: {}'],
  ['It is locked with a password.', 'Es ist mit einem Passwort gesperrt.'],
  ['It holds "{}" twice.', 'Es enthält „{}“ zweimal.'],
  ['It holds a file with the unsafe name {}.', 'Es enthält eine Datei mit dem unsicheren Namen {}.'],
  ['"{}" in it is an archive again.', '„{}“ darin ist wieder ein Archiv.'],
  ['"{}" in it is a link or a device.', '„{}“ darin ist eine Verknüpfung oder ein Gerät.'],
  ['The bundle holds more than {} files.', 'Das Bündel enthält mehr als {} Dateien.'],
  ['It unpacks to more than {} times its size.', 'Ausgepackt ist es mehr als {}-mal so groß.'],
]

/** Returns a reason in German; an unknown sentence stays as it is. */
export function germanReason(reason: string): string {
  return inGerman(REASONS, reason)
}
