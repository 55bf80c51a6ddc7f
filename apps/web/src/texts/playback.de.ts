import { count } from './count.ts'
import type { playbackEn } from './playback.en.ts'

export const playbackDe: typeof playbackEn = {
  label: 'Player',
  play: 'Abspielen',
  pause: 'Pause',
  back: (seconds: number) => `${seconds} Sekunden zurück`,
  forward: (seconds: number) => `${seconds} Sekunden vor`,
  seek: 'Position',
  position: (at: string, total: string) => `${at} von ${total}`,
  volume: 'Lautstärke',
  mute: 'Stumm schalten',
  unmute: 'Ton an',
  noSound: 'Dieser Titel hat keinen Ton',
  fullscreen: 'Vollbild',
  leaveFullscreen: 'Vollbild verlassen',
  close: 'Schließen',
  previous: 'Voriger Titel',
  next: 'Nächster Titel',
  previousChapter: 'Voriges Kapitel',
  nextChapter: 'Nächstes Kapitel',
  chapters: 'Kapitel',
  speed: 'Tempo',
  hours: (value: number) => count(value, 'Stunde', 'Stunden'),
  minutes: (value: number) => count(value, 'Minute', 'Minuten'),
  seconds: (value: number) => count(value, 'Sekunde', 'Sekunden'),
  backTo: (time: string) => `Zurück zu ${time}`,
  resumedAt: (time: string) => `Fortgesetzt bei ${time}`,
  fromStart: 'Von vorn',
  retry: 'Noch einmal versuchen',
  errors: {
    network: {
      cause: 'Die Verbindung ist unterbrochen.',
      remedy: 'Die Wiedergabe geht weiter, sobald Sie wieder online sind.',
    },
    media: {
      cause: 'Dieser Titel lässt sich gerade nicht abspielen.',
      remedy: 'Bitte versuchen Sie es gleich noch einmal.',
    },
    unsupported: {
      cause: 'Dieser Browser kann unsere Medien nicht abspielen.',
      remedy: 'Bitte verwenden Sie einen aktuellen Browser.',
    },
    ended: {
      cause: 'Dieser Stream wurde auf einem anderen Gerät beendet.',
      remedy: 'Starten Sie ihn neu, dann geht es hier weiter.',
    },
    not_playable: {
      cause: 'Dieser Titel wird noch vorbereitet.',
      remedy: 'Bitte versuchen Sie es in ein paar Minuten noch einmal.',
    },
    no_subscription: {
      cause: 'Ihre Mitgliedschaft ist nicht aktiv.',
      remedy: 'In Ihrem Konto können Sie sie fortsetzen.',
    },
    rental_required: {
      cause: 'Dieser Titel muss erst geliehen werden.',
      remedy: 'Danach können Sie ihn hier abspielen.',
    },
    not_available_here: {
      cause: 'Dieser Titel ist in Ihrem Land derzeit nicht verfügbar.',
      remedy: 'Suchen Sie sich etwas anderes aus.',
    },
    unauthenticated: { cause: 'Sie wurden abgemeldet.', remedy: 'Melden Sie sich wieder an.' },
    other: { cause: 'Bei uns ist etwas schiefgegangen.', remedy: 'Bitte versuchen Sie es noch einmal.' },
  },
  tooManyStreams: {
    title: 'Alle Ihre Streams sind belegt.',
    text: 'Beenden Sie einen davon, um hier abzuspielen.',
    end: 'Beenden',
    endNamed: (title: string) => `${title} beenden`,
    hiddenTitle: 'Ein Titel',
    startedAt: (time: string) => `seit ${time}`,
  },
  frame: (title: string) => `${title}, in eigenem Rahmen`,
}
