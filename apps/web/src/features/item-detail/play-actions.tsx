import type { ContentItem } from '@quintet/contracts/content'
import { VERTICAL_FACTS } from '@quintet/domain/categories'
import { verticalOf } from '../../api/card.ts'
import { play, preparePlayer, type Playable } from '../../api/play.ts'
import { useSite } from '../../api/use-asker.ts'
import type { ContinueCard } from '../../api/user.queries.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import styles from './play-actions.module.css'

type PlayActionsProps = {
  item: ContentItem
  first: Playable | undefined
  queue: readonly Playable[]
  resume: ContinueCard | undefined
}

/** One main action: resume, play, or log in first; beside it the trailer, for everyone. */
export function PlayActions({ item, first, queue, resume }: PlayActionsProps) {
  const texts = useTexts()
  const { isMember } = useSite()
  const vertical = verticalOf(item)
  const { playerType, itemPath } = VERTICAL_FACTS[vertical]
  // A series and an album play what belongs to them; everything else says itself whether it plays.
  const isPlayable =
    item.kind === 'series' || item.kind === 'album' ? first !== undefined : item.representation !== undefined
  return (
    <div className={styles.actions}>
      {isMember && isPlayable && first && (
        <Button
          look="light"
          isLarge
          icon="play"
          onClick={() => play({ item: first, queue })}
          onPointerEnter={preparePlayer}
          onFocus={preparePlayer}
        >
          {resume ? texts.item.resume : texts.item.play}
        </Button>
      )}
      {isMember && !isPlayable && <p className={styles.note}>{texts.item.notYet}</p>}
      {!isMember && (
        <ButtonLink
          to="/login"
          search={{ to: `${itemPath}/${item.contentitem_id}?play=true` }}
          look="light"
          isLarge
          icon="play"
        >
          {texts.item.logInTo[playerType]}
        </ButtonLink>
      )}
      {item.attributes.trailer && (
        <Button
          look="outline-light"
          isLarge
          onClick={() =>
            play({
              item: { id: item.contentitem_id, title: item.attributes.title, vertical, type: 'TRAILER' },
              queue: [],
            })
          }
          onPointerEnter={preparePlayer}
          onFocus={preparePlayer}
        >
          {texts.item.playTrailer}
        </Button>
      )}
      {resume && resume.duration > resume.position && (
        <div className={styles.resume}>
          <progress
            className={styles.progress}
            max={resume.duration}
            value={resume.position}
            aria-hidden="true"
          />
          <p>{texts.home.timeLeft(Math.max(1, Math.round((resume.duration - resume.position) / 60)))}</p>
        </div>
      )}
    </div>
  )
}
