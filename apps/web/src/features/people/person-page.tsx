import type { ContentItem } from '@quintet/contracts/content'
import type { Person } from '@quintet/contracts/people'
import type { Vertical } from '@quintet/domain/catalogue/categories'
import type { PageRole } from '@quintet/domain/catalogue/page-roles'
import { useQuery } from '@tanstack/react-query'
import { useAsker, useSite } from '../../api/asker.ts'
import { toCard } from '../../api/card.ts'
import { personQuery } from '../../api/people.queries.ts'
import { usePlayer } from '../../playing/use-player.ts'
import { peopleTexts } from '../../texts/people.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { CardRow } from '../../titles/card-row/card-row.tsx'
import { PeopleRow } from '../../titles/people-row/people-row.tsx'
import { usePlays } from '../../titles/use-is-elsewhere.ts'
import { queueOfTracks, type TrackEntry, TrackRows } from '../../titles/track-rows/track-rows.tsx'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { CoverHero } from '../../titles/cover-hero/cover-hero.tsx'
import { PersonHeart } from './person-heart.tsx'
import { WorksSection } from './works-section.tsx'
import styles from './person-page.module.css'

/** Everything in the catalogue by one person. @spec product 5.1 */
export function PersonPage({ id }: { id: number }) {
  const { data: person } = useQuery(personQuery(useAsker(), id))
  return person ? <Page person={person} /> : null
}

function Page({ person }: { person: Person }) {
  const words = useTextsOf(peopleTexts)
  const { isMember } = useSite()
  const { name } = person
  const vertical = verticalOfPerson(person)
  const tracks = popularOf(person)
  const books = (heading: string, items: readonly ContentItem[]) => (
    <CardRow heading={heading} vertical="audio-books" shape="square" cards={items.map(toCard)} />
  )
  const music = (heading: string, items: readonly ContentItem[]) => (
    <CardRow heading={heading} vertical="music-stream" shape="square" cards={items.map(toCard)} />
  )
  return (
    <div data-vertical={vertical}>
      <CoverHero
        kind={rolesOf(person)
          .map((role) => words.roles[role])
          .join(' · ')}
        name={name}
        facts={factsOf(person, words)}
        items={[...worksOf(person)]}
      >
        <div className={styles.actions}>
          {tracks.length > 0 && <PlayTracks person={person} entries={tracks} />}
          {isMember && <PersonHeart personId={person.person_id} name={name} className={styles.heart} />}
        </div>
      </CoverHero>
      <div className={styles.body}>
        {tracks.length > 0 && (
          <section className={styles.tracks} aria-labelledby="popular">
            <h2 className={styles.heading} id="popular">
              {words.popular}
            </h2>
            <TrackRows label={words.popular} entries={tracks} />
          </section>
        )}
        {music(words.albums, person.albums)}
        {music(words.singles, person.singles)}
        {music(words.appearsOn, person.appears_on)}
        <WorksSection works={person.works} />
        {music(words.composed, person.composed)}
        {books(words.written(name), person.written)}
        {books(words.narrated(name), person.narrated)}
        <PeopleRow heading={words.similar} people={person.similar} />
      </div>
    </div>
  )
}

// Plays the tracks for members; visitors return to this page after logging in.
function PlayTracks({ person, entries }: { person: Person; entries: readonly TrackEntry[] }) {
  const texts = useTexts()
  const words = useTextsOf(peopleTexts)
  const { isMember } = useSite()
  const { play, preparing } = usePlayer()
  const queue = queueOfTracks(entries, usePlays())
  const [first] = queue
  if (!isMember)
    return (
      <ButtonLink to="/login" search={{ to: `/people/${person.person_id}` }} look="light" isLarge icon="play">
        {texts.item.logInTo.AUDIO}
      </ButtonLink>
    )
  return (
    first && (
      <Button
        look="light"
        isLarge
        icon="play"
        aria-label={words.playOf(person.name)}
        onClick={() => play({ item: first, queue })}
        {...preparing(first)}
      >
        {words.play}
      </Button>
    )
  )
}

const worksOf = (person: Person): ContentItem[] => [
  ...person.albums,
  ...person.singles,
  ...person.appears_on,
  ...person.composed,
  ...person.written,
  ...person.narrated,
]

function popularOf(person: Person): TrackEntry[] {
  const albums = new Map(worksOf(person).map((item) => [item.contentitem_id, item]))
  return person.popular.map((track) => ({
    key: String(track.contentitem_id),
    track,
    album: track.parent_id === undefined ? undefined : albums.get(track.parent_id),
  }))
}

/** Returns the person's roles on this page, the one with the most titles first. */
function rolesOf(person: Person): PageRole[] {
  const works: [PageRole, number][] = [
    ['artist', person.albums.length + person.singles.length + person.appears_on.length],
    ['composer', person.composed.length],
    ['author', person.written.length],
    ['narrator', person.narrated.length],
  ]
  return works.filter(([, count]) => count > 0).map(([role]) => role)
}

/** Returns the vertical of most of the person's titles. */
export function verticalOfPerson(person: Person): Vertical {
  const books = person.written.length + person.narrated.length
  return books > worksOf(person).length - books ? 'audio-books' : 'music-stream'
}

function factsOf(person: Person, words: (typeof peopleTexts)['en']): string[] {
  const books = person.written.length + person.narrated.length
  return [
    ...(person.albums.length > 0 ? [words.albumCount(person.albums.length)] : []),
    ...(person.singles.length > 0 ? [words.singleCount(person.singles.length)] : []),
    ...(person.works.length > 0 ? [words.workCount(person.works.length)] : []),
    ...(books > 0 ? [words.bookCount(books)] : []),
  ]
}
