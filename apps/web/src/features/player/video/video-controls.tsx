import { Cast, type IconNode } from 'lucide'
import { formatClock } from '../../../texts/format-details.ts'
import { playerTexts } from '../../../texts/player.ts'
import { playbackTexts } from '../../../texts/playback.ts'
import { useTexts, useTextsOf } from '../../../texts/use-texts.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import { LivePill } from '../live/live-pill.tsx'
import { SeekBar } from '../controls/seek-bar.tsx'
import { PartsMenu } from './parts-menu.tsx'
import { SettingsMenu } from './settings-menu.tsx'
import { STEP_SECONDS } from '../controls/shortcuts.ts'
import { TimeShown } from './time-shown.tsx'
import { TracksMenu } from './tracks-menu.tsx'
import { isPlaying } from '../store/playback.ts'
import type { Watching } from './use-watching.ts'
import { PLAYER_ICONS } from '../controls/player-icons.ts'
import styles from './video-controls.module.css'
import { Volume } from '../controls/volume.tsx'

export type OpenMenu = 'parts' | 'tracks' | 'settings' | null

type VideoControlsProps = {
  watching: Watching
  menu: OpenMenu
  onMenu: (menu: OpenMenu) => void
  isInert: boolean
}

/** Broadcasts are skipped in larger steps. @spec product 2.13 */
const LIVE_STEP_SECONDS = 30

/** The seek bar and the row of buttons. */
export function VideoControls({ watching, menu, onMenu, isInert }: VideoControlsProps) {
  const texts = useTexts()
  const words = useTextsOf(playerTexts)
  const { playing, source, thumbnails, jumps } = watching
  const { live } = playing
  const end = live ? live.edge : playing.duration
  const epoch = live?.epochMs ?? null
  const asClock =
    epoch === null
      ? undefined
      : (seconds: number) => formatClock(new Date(epoch + seconds * 1000).toISOString(), texts)
  return (
    <div className={styles.bottom} data-fades="" inert={isInert}>
      <div className={styles.seek}>
        <SeekBar
          position={playing.position}
          duration={end}
          from={live?.start ?? 0}
          format={asClock}
          bufferedTo={playing.bufferedTo}
          chapters={watching.chapters}
          thumbnails={thumbnails}
          step={STEP_SECONDS}
          onSeek={jumps.seek}
        />
      </div>
      <div className={styles.row}>
        <Transport watching={watching} />
        {watching.next.item && (
          <IconButton
            icon={PLAYER_ICONS.next}
            size={26}
            isSolid
            label={words.nextEpisode}
            onClick={watching.next.play}
          />
        )}
        <Volume engine={watching.engine} playing={playing} />
        {live ? (
          <>
            <LivePill live={live} position={playing.position} onLive={() => jumps.seek(live.edge)} />
            {source?.live?.startOver && (
              <IconButton
                icon={PLAYER_ICONS.previous}
                size={26}
                label={words.startOver}
                onClick={() => jumps.seek(live.start)}
              />
            )}
          </>
        ) : (
          <TimeShown playing={playing} />
        )}
        <span className={styles.space} />
        <Extras watching={watching} menu={menu} onMenu={onMenu} />
      </div>
    </div>
  )
}

function Transport({ watching }: { watching: Watching }) {
  const shared = useTextsOf(playbackTexts)
  const { jumps, skip, playing } = watching
  const isOn = isPlaying(playing)
  const step = playing.live ? LIVE_STEP_SECONDS : STEP_SECONDS
  return (
    <div className={styles.transport}>
      <IconButton
        icon={isOn ? 'pause' : 'play'}
        size={34}
        isSolid
        className={styles.play}
        label={isOn ? shared.pause : shared.play}
        onClick={jumps.toggle}
      />
      <SkipStep
        icon={PLAYER_ICONS.back}
        seconds={step}
        label={shared.back(step)}
        onClick={() => skip(-step)}
      />
      <SkipStep
        icon={PLAYER_ICONS.forward}
        seconds={STEP_SECONDS}
        label={shared.forward(STEP_SECONDS)}
        onClick={() => skip(STEP_SECONDS)}
      />
    </div>
  )
}

type SkipStepProps = { icon: IconNode; seconds: number; label: string; onClick: () => void }

function SkipStep({ icon, seconds, label, onClick }: SkipStepProps) {
  return (
    <span className={styles.step} data-seconds={seconds}>
      <IconButton icon={icon} size={30} label={label} onClick={onClick} />
    </span>
  )
}

function Extras({ watching, menu, onMenu }: Pick<VideoControlsProps, 'watching' | 'menu' | 'onMenu'>) {
  const shared = useTextsOf(playbackTexts)
  const words = useTextsOf(playerTexts)
  const { engine, playing, tracks, casting, picture, fullscreen, request, sleep, setHelpOpen } = watching
  const openOf = (name: Exclude<OpenMenu, null>) => (isOpen: boolean) => onMenu(isOpen ? name : null)
  return (
    <div className={styles.extras}>
      <PartsMenu watching={watching} isOpen={menu === 'parts'} onOpen={openOf('parts')} />
      <TracksMenu tracks={tracks} playing={playing} isOpen={menu === 'tracks'} onOpen={openOf('tracks')} />
      <SettingsMenu
        engine={engine}
        playing={playing}
        sleep={sleep}
        isSeries={request.queue.length > 1}
        isOpen={menu === 'settings'}
        onOpen={openOf('settings')}
      />
      <IconButton
        icon={PLAYER_ICONS.keyboard}
        size={26}
        className={styles.help}
        label={words.help.open}
        onClick={() => setHelpOpen(true)}
      />
      {casting.isAvailable && (
        <IconButton
          icon={Cast}
          size={26}
          label={casting.isOn ? words.stopCasting : words.cast}
          aria-pressed={casting.isOn}
          onClick={casting.choose}
        />
      )}
      {picture.isAvailable && (
        <IconButton
          icon={PLAYER_ICONS.pictureInPicture}
          size={26}
          label={picture.isOn ? words.leavePictureInPicture : words.pictureInPicture}
          onClick={picture.toggle}
        />
      )}
      <IconButton
        icon={fullscreen.isOn ? PLAYER_ICONS.leaveFullscreen : PLAYER_ICONS.fullscreen}
        size={26}
        label={fullscreen.isOn ? shared.leaveFullscreen : shared.fullscreen}
        onClick={fullscreen.toggle}
      />
    </div>
  )
}
