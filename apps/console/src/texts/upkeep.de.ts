import type { upkeepEn } from './upkeep.en.ts'

export const upkeepDe: typeof upkeepEn = {
  title: 'Sicherungen und Speicherplatz',
  lead: 'Was die Befehle auf dieser Maschine festgehalten haben. Eine Sicherung enthält alle Tabellen, wie sie zu einem Zeitpunkt waren; eine Probe stellt sie anderswo wieder her und vergleicht jede Zeile.',
  backup: 'Neueste Sicherung',
  drill: 'Neueste bestandene Probe',
  disk: 'Freier Speicherplatz',
  never: 'keine',
  firstBy: (time) => `die erste ist bis ${time} fällig`,
  of: (size) => `von ${size}`,
  warnings: {
    backup: {
      none: 'Hier wurde noch nie gesichert.',
      due: '',
      old: 'Die neueste Sicherung ist älter als anderthalb Tage.',
      ok: '',
    },
    drill: {
      none: 'Noch keine Sicherung hat eine Probe bestanden. Bis dahin weiß niemand, ob sie sich wiederherstellen lässt.',
      due: '',
      old: 'Die neueste bestandene Probe ist älter als eine Woche.',
      ok: '',
    },
    disk: {
      ok: '',
      low: 'Weniger als 5 GB sind frei.',
      full: 'Die Platte ist voll, und die Datenbank bleibt gleich stehen.',
    },
  },
  wants: 'Braucht Aufmerksamkeit',
  runs: 'Sicherungen und Proben',
  noRuns: 'Noch nichts festgehalten.',
  noRunsHint: 'Die erste Sicherung, die auf dieser Maschine entsteht, erscheint hier.',
  kinds: { backup: 'Sicherung', drill: 'Probe' },
  outcomes: { whole: 'vollständig', not_whole: 'unvollständig', failed: 'gescheitert' },
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
  folder: (folder) => `Alles liegt in ${folder}.`,
  commands: 'Auf der Kommandozeile',
  commandsLead:
    'Nichts davon lässt sich von hier aus starten: Eine Anmeldung soll nicht genügen, um alle Daten zu kopieren. Führen Sie es auf der Maschine selbst aus, mit den Einstellungen des Dienstes.',
  commandNow: 'Jetzt sichern',
  commandDrill: 'Die neueste Sicherung proben',
  commandNightly: 'Jede Nacht automatisch, mit Probe (docs/operate/systemd)',
  copyNamed: (command) => `Kopieren: ${command}`,
}
