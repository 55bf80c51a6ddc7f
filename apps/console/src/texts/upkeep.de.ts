import type { upkeepEn } from './upkeep.en.ts'

export const upkeepDe: typeof upkeepEn = {
  title: 'Sicherungen und Speicherplatz',
  lead: 'Was die Befehle auf diesem Rechner aufgezeichnet haben. Eine Sicherung enthält alle Tabellen mit dem Stand eines Zeitpunkts. Ein Wiederherstellungstest spielt sie an anderer Stelle ein und vergleicht jede Zeile.',
  backup: 'Neueste Sicherung',
  drill: 'Letzter bestandener Test',
  disk: 'Freier Speicherplatz',
  never: 'noch nie',
  firstBy: (time) => `die erste ist bis ${time} fällig`,
  of: (size) => `von ${size}`,
  warnings: {
    backup: {
      none: 'Hier wurde noch keine Sicherung angelegt.',
      due: '',
      old: 'Die neueste Sicherung ist älter als anderthalb Tage.',
      ok: '',
    },
    drill: {
      none: 'Noch hat keine Sicherung einen Wiederherstellungstest bestanden. Bis dahin ist ungewiss, ob sie sich einspielen lässt.',
      due: '',
      old: 'Der letzte bestandene Wiederherstellungstest liegt mehr als eine Woche zurück.',
      ok: '',
    },
    disk: {
      ok: '',
      low: 'Weniger als 5 GB sind frei.',
      full: 'Der Datenträger ist voll; die Datenbank bleibt gleich stehen.',
    },
  },
  wants: 'Braucht Aufmerksamkeit',
  runs: 'Sicherungen und Tests',
  noRuns: 'Noch nichts aufgezeichnet.',
  noRunsHint: 'Die erste Sicherung auf diesem Rechner erscheint hier.',
  kinds: { backup: 'Sicherung', drill: 'Test' },
  outcomes: { whole: 'vollständig', not_whole: 'unvollständig', failed: 'fehlgeschlagen' },
  columns: {
    kind: 'Was',
    outcome: 'Ergebnis',
    file: 'Datei',
    bytes: 'Größe',
    media: 'Medien',
    rows: 'Zeilen',
    seconds: 'Dauer',
  },
  sealed: 'verschlüsselt',
  open: 'nicht verschlüsselt',
  listed: 'nur aufgelistet',
  bucket: (name, endpoint) =>
    `Medien liegen im Bucket ${name} bei ${endpoint}, der seine eigenen Kopien hat.`,
  folder: (folder) => `Alle Daten liegen in ${folder}.`,
  commands: 'Auf der Kommandozeile',
  commandsLead:
    'Nichts davon lässt sich von hier aus starten: Eine Anmeldung soll nicht genügen, um alle Daten zu kopieren. Führen Sie die Befehle auf dem Rechner selbst aus, mit den Einstellungen des Dienstes.',
  commandNow: 'Jetzt sichern',
  commandDrill: 'Die neueste Sicherung testweise wiederherstellen',
  commandNightly: 'Jede Nacht automatisch, mit Wiederherstellungstest (docs/operate/systemd)',
  copyNamed: (command) => `Kopieren: ${command}`,
}
