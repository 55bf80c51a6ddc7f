import type { upkeepEn } from './upkeep.en.ts'

export const upkeepDe: typeof upkeepEn = {
  title: 'Sicherungen und Platte',
  lead: 'Was die Befehle dieser Maschine vermerkt haben. Eine Sicherung zeigt alle Tabellen zu einem Zeitpunkt; eine Probe stellt sie anderswo wieder her und vergleicht jede Zeile.',
  backup: 'Neueste Sicherung',
  drill: 'Neueste gute Probe',
  disk: 'Frei auf der Platte',
  never: 'keine',
  of: (size) => `von ${size}`,
  warnings: {
    backup: {
      none: 'Hier wurde noch nie gesichert.',
      old: 'Die neueste Sicherung ist älter als anderthalb Tage.',
      ok: '',
    },
    drill: {
      none: 'Noch keine Sicherung wurde geprobt: Was niemand wiederhergestellt hat, ist keine.',
      old: 'Die neueste gute Probe ist älter als eine Woche.',
      ok: '',
    },
    disk: {
      ok: '',
      low: 'Weniger als 5 GB sind frei.',
      full: 'Die Platte ist voll: Die Datenbank wird stehen bleiben.',
    },
  },
  wants: 'Verlangt Aufmerksamkeit',
  runs: 'Sicherungen und Proben',
  noRuns: 'Noch wurde nichts vermerkt.',
  noRunsHint: 'Hier steht es, sobald auf dieser Maschine die erste Sicherung gemacht wurde.',
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
    'Von hier aus startet nichts davon: Wer angemeldet ist, soll nicht alle Daten kopieren können. Auf der Maschine selbst, mit den Einstellungen des Dienstes:',
  commandNow: 'Jetzt sichern',
  commandDrill: 'Die neueste Sicherung proben',
  commandNightly: 'Jede Nacht von selbst, mit Probe (docs/operate/systemd)',
  copy: 'Kopieren',
  copyNamed: (command) => `Kopieren: ${command}`,
  copied: 'Kopiert.',
}
