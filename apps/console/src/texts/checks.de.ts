import { inGerman, type Sentences } from './sentences.ts'

/** The doctor's messages in German, keyed by the English sentence as in `reasons.de.ts`; a test collects them from the sources. */
const SAYINGS: Sentences = [
  ['{}: the database stops at a full disk', '{}: Auf einer vollen Platte hält die Datenbank an'],
  ['{#} GB are free for {}', '{#} GB sind frei für {}'],
  ['DATA_DIR ({}) is not there', 'DATA_DIR ({}) gibt es nicht'],
  [
    'not installed: media are not made (on Debian: apt-get install ffmpeg)',
    'nicht installiert: Medien werden nicht erzeugt (unter Debian: apt-get install ffmpeg)',
  ],
  [
    '{} is older than the fix of CVE-2026-8461: update it',
    '{} ist älter als die Korrektur von CVE-2026-8461: bitte aktualisieren',
  ],
  ['Stripe takes real money', 'Stripe nimmt echtes Geld ein'],
  [
    '{}: test cards buy a membership, and no money comes',
    '{}: Testkarten kaufen eine Mitgliedschaft, und es kommt kein Geld',
  ],
  ['the sandbox', 'die Sandbox'],
  ['Stripe’s test mode', 'Stripes Testmodus'],
  ['still as in the demo: {} in {}', 'noch wie in der Demo: {} in {}'],
  [
    'small business: no invoice shows any (section 19 UStG)',
    'Kleinunternehmen: Keine Rechnung weist welche aus (§ 19 UStG)',
  ],
  [
    'small business: section 19 UStG is about {}, and members live in {}, too: see section 19a',
    'Kleinunternehmen: § 19 UStG gilt für {}, und Mitglieder wohnen auch in {}: siehe § 19a',
  ],
  [
    'invoices show tax and no tax number (section 14 (4) UStG): name vatId in brand.json',
    'Rechnungen weisen Steuer aus und keine Steuernummer (§ 14 Abs. 4 UStG): vatId in brand.json nennen',
  ],
  [
    'YOUTH_PROTECTION=off: titles of 16 and 18 play at any hour (section 5 JMStV)',
    'YOUTH_PROTECTION=off: Titel ab 16 und 18 laufen zu jeder Stunde (§ 5 JMStV)',
  ],
  [
    'nobody is named who answers for it (section 7 JMStV): youthOfficer in brand.json',
    'dafür ist niemand benannt (§ 7 JMStV): youthOfficer in brand.json',
  ],
  ['all in force, the newest of {}', 'alle in Kraft, der jüngste vom {}'],
  [
    'none yet, the first is due by {}: quintet backup',
    'noch keine, die erste ist bis {} fällig: quintet backup',
  ],
  ['none was ever made here: quintet backup', 'hier wurde noch keine gemacht: quintet backup'],
  ['{}, {} hours old', '{}, {} Stunden alt'],
  ['none takes a live source', 'keiner sendet live'],
  ['{}; no worker has {}', '{}; um {} kümmert sich kein Prozess'],
  ['{}; {} wait for their source', '{}; auf ihre Quelle warten {}'],
  ['{} of {} run', '{} von {} laufen'],
  // Parts of a list, the last first.
  ['{}; {}', '{}; {}'],
  ['{} does not name {}', '{} nennt {} nicht'],
  ['{} by the one-stop shop', '{} über den One-Stop-Shop'],
  ['{} by a registration there', '{} über eine Anmeldung dort'],
  ['{} without a registration there', '{} ohne Anmeldung dort'],
  ['{}, {}', '{}, {}'],
  ['{} {#} %', '{} {#} %'],
]

/** Returns a check's message in German; an unknown sentence stays as it is. */
export function germanSaying(says: string): string {
  return inGerman(SAYINGS, says)
}
