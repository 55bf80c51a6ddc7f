import { inGerman, type Sentences } from './sentences.ts'

/** The doctor's messages in German, keyed by the English sentence as in `reasons.de.ts`; a test collects them from the sources. */
const SAYINGS: Sentences = [
  ['{}; the database stops when the disk is full', '{}; bei voller Festplatte bleibt die Datenbank stehen'],
  ['{#} GB free in {}', '{#} GB frei in {}'],
  ['DATA_DIR ({}) does not exist', 'DATA_DIR ({}) gibt es nicht'],
  [
    'not installed: media cannot be packaged (on Debian: apt-get install ffmpeg)',
    'nicht installiert: Medien lassen sich nicht aufbereiten (unter Debian: apt-get install ffmpeg)',
  ],
  [
    '{} lacks the fix for CVE-2026-8461: update it',
    '{} enthält die Korrektur für CVE-2026-8461 nicht: bitte aktualisieren',
  ],
  ['{}, in its sandbox', '{}, in seiner Sandbox'],
  [
    '{} runs without its sandbox and can read all files of the service: {}',
    '{} läuft ohne seine Sandbox und kann alle Dateien des Dienstes lesen: {}',
  ],
  [
    'this system gives no user and mount namespaces to this user',
    'das System gibt diesem Benutzer keine eigenen Namensräume',
  ],
  [
    'Linux on x64 or arm64 with perl is needed (on Debian: perl-base)',
    'nötig ist Linux auf x64 oder arm64 mit Perl (unter Debian: perl-base)',
  ],
  ['Stripe in live mode: payments are real', 'Stripe im Live-Modus: Zahlungen sind echt'],
  [
    '{}: test cards buy a membership, but no money is collected',
    '{}: Mit Testkarten gibt es eine Mitgliedschaft, aber kein Geld',
  ],
  ['the sandbox', 'die Sandbox'],
  ['Stripe’s test mode', 'Stripes Testmodus'],
  ['still the demo’s values: {} in {}', 'noch die Werte der Demo: {} in {}'],
  [
    'small business: invoices show no VAT (section 19 UStG)',
    'Kleinunternehmen: Rechnungen weisen keine Umsatzsteuer aus (§ 19 UStG)',
  ],
  [
    'small business: section 19 UStG covers only {}, but members live in {} too; see section 19a',
    'Kleinunternehmen: § 19 UStG gilt nur für {}, Mitglieder wohnen aber auch in {}; siehe § 19a',
  ],
  [
    'invoices show VAT but no tax number (section 14 (4) UStG): set vatId in brand.json',
    'Rechnungen weisen Umsatzsteuer aus, aber keine Steuernummer (§ 14 Abs. 4 UStG): vatId in brand.json eintragen',
  ],
  [
    'YOUTH_PROTECTION=off: titles rated 16 and 18 play at any time (section 5 JMStV)',
    'YOUTH_PROTECTION=off: Titel ab 16 und 18 laufen zu jeder Zeit (§ 5 JMStV)',
  ],
  [
    'no youth protection officer named (section 7 JMStV): set youthOfficer in brand.json',
    'keine Jugendschutzbeauftragten benannt (§ 7 JMStV): youthOfficer in brand.json eintragen',
  ],
  ['all in force, the newest from {}', 'alle in Kraft, der neueste vom {}'],
  [
    'none yet, the first is due by {}: quintet backup',
    'noch keine, die erste ist bis {} fällig: quintet backup',
  ],
  [
    'none has been made here yet: run quintet backup',
    'hier wurde noch keine gemacht: quintet backup ausführen',
  ],
  ['{}, {} h old', '{}, {} Std. alt'],
  ['not watched: the clock can be turned here', 'nicht beobachtet: Hier lässt sich die Uhr stellen'],
  [
    'none has run here yet: until one does, nothing is charged, mailed or packaged',
    'noch keiner gelaufen: Bis dahin wird nichts abgebucht, verschickt oder aufbereitet',
  ],
  [
    'none ran from {} on, or the clock leapt: until {} nobody is charged and nothing is deleted. If this machine’s clock is right, do nothing, and members get that time back; if it is wrong, set it right',
    'seit {} lief keiner, oder die Uhr ist gesprungen: Bis {} wird niemandem etwas abgebucht und nichts gelöscht. Geht die Uhr dieses Rechners richtig, ist nichts zu tun, und die Mitglieder bekommen die Zeit zurück; geht sie falsch, bitte richtig stellen',
  ],
  [
    'none since {}: until one runs, nothing is charged, mailed or packaged (ROLE=worker)',
    'keiner seit {}: Bis einer läuft, wird nichts abgebucht, verschickt oder aufbereitet (ROLE=worker)',
  ],
  ['running, last seen {}', 'in Betrieb, zuletzt gesehen {}'],
  ['no channel has a live source', 'kein Sender hat eine Live-Quelle'],
  ['{}; no worker runs {}', '{}; kein Prozess betreibt {}'],
  ['{}; waiting for their source: {}', '{}; warten auf ihre Quelle: {}'],
  ['{} of {} running', '{} von {} in Betrieb'],
  // Parts of a list, the last first.
  ['{}; {}', '{}; {}'],
  ['{} does not name {}', '{} nennt {} nicht'],
  ['{} through the one-stop shop', '{} über den One-Stop-Shop'],
  ['{} through a local registration', '{} über eine Registrierung dort'],
  ['{} without a local registration', '{} ohne Registrierung dort'],
  ['{}, {}', '{}, {}'],
  ['{} {#} %', '{} {#} %'],
]

/** Returns a check's message in German; an unknown sentence stays as it is. */
export function germanSaying(says: string): string {
  return inGerman(SAYINGS, says)
}
