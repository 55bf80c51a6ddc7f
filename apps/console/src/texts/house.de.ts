import type { houseEn } from './house.en.ts'

export const houseDe: typeof houseEn = {
  title: 'Haus',
  operators: {
    title: 'Team',
    lead: 'Wer sich an dieser Konsole anmeldet, und als was. Jede Änderung verlangt Ihr Passwort und steht im Protokoll.',
    you: 'Sie',
    columns: {
      who: 'E-Mail',
      role: 'Rolle',
      way: 'Meldet sich an mit',
      seen: 'Zuletzt hier',
      sessions: 'Sitzungen',
      state: 'Stand',
      actions: 'Was man tun kann',
    },
    password: 'Passwort und Code',
    passkeys: (count) => (count === 1 ? '1 Passkey' : `${count} Passkeys`),
    noWay: 'noch nichts',
    notSeen: 'seit einem Monat nicht',
    states: {
      invited: 'Eingeladen',
      expired: 'Einladung abgelaufen',
      active: 'Aktiv',
      disabled: 'Gesperrt',
    },
    until: (time) => `bis ${time}`,
    duties: {
      owner: 'Alles, auch wer hier arbeitet.',
      editor: 'Titel, Feeds, Uploads, Startseiten; keine Mitglieder, kein Geld.',
      support: 'Mitglieder und ihre Erklärungen, auch Erstattungen.',
      finance: 'Geld, Geschenke und Gutscheine, Mitglieder und Erstattungen.',
      reader: 'Sieht Titel, Aufträge und Nutzung; ändert nichts.',
    },
    role: 'Rolle',
    invite: 'Jemanden einladen',
    inviteLead: (days) =>
      `Sie bekommen einen Link, der einmal gilt, ${days} Tage lang. Er richtet Passwort und Authenticator-App ein. Schicken Sie ihn auf einem Weg, den sonst niemand liest.`,
    submitInvite: 'Link erzeugen',
    change: 'Ändern',
    changeNamed: (email) => `${email} ändern`,
    what: 'Was',
    ways: {
      role: 'Andere Rolle geben',
      sessions: 'Überall abmelden',
      invite: 'Neu einladen',
      disable: 'Sperren',
    },
    wayLeads: {
      role: 'Was gerade offen ist, richtet sich ab dem nächsten Klick nach der neuen Rolle.',
      sessions: 'Jedes Gerät wird abgemeldet. Man kann sich wieder anmelden.',
      invite:
        'Wenn Passwort oder App verloren sind: Beides und alle Passkeys fallen weg, jedes Gerät wird abgemeldet, und ein neuer Link richtet alles neu ein.',
      disable:
        'Jedes Gerät wird abgemeldet, und weder Passwort noch Passkey führen wieder herein, bis jemand neu einlädt.',
    },
    dones: {
      role: 'Die Rolle ist geändert.',
      sessions: 'Überall abgemeldet.',
      invite: 'Neu eingeladen.',
      disable: 'Gesperrt.',
    },
    link: 'Link',
    linkOf: (email) => `Der Link für ${email}`,
    linkLead: (days) =>
      `Er steht nur dieses eine Mal hier. Er gilt einmal, ${days} Tage lang; wer ihn hat, kommt damit herein.`,
    copy: 'Kopieren',
    copied: 'Kopiert',
    close: 'Ich habe ihn gesichert',
    proof: 'Wer hier arbeitet, ändern Sie nur, kurz nachdem Sie das Passwort eingegeben haben.',
  },
}
