import assert from 'node:assert/strict'
import { test } from 'node:test'
import { followAirPlay, isAirPlay } from './airplay.ts'

/** A media element as Apple documents it. */
class SafariMedia extends EventTarget {
  readyState = 4
  webkitCurrentPlaybackTargetIsWireless = false
  pickersShown = 0
  webkitShowPlaybackTargetPicker() {
    this.pickersShown++
  }

  become(availability: 'available' | 'not-available') {
    const event = new Event('webkitplaybacktargetavailabilitychanged')
    this.dispatchEvent(Object.assign(event, { availability }))
  }

  choose(isWireless: boolean) {
    this.webkitCurrentPlaybackTargetIsWireless = isWireless
    this.dispatchEvent(new Event('webkitcurrentplaybacktargetiswirelesschanged'))
  }
}

function followed(media = new SafariMedia()) {
  const told: [string, boolean][] = []
  const note = (what: string) => (is: boolean) => void told.push([what, is])
  const ended = new AbortController()
  followAirPlay(
    media,
    { setRemote: note('by address') },
    { setAvailable: note('available'), setOn: note('on'), signal: ended.signal },
  )
  return { media, told, end: () => ended.abort() }
}

test('[catalogue 2.10.3] AirPlay is offered as soon as Safari knows of a screen, and no longer than that', () => {
  assert.ok(isAirPlay(new SafariMedia()))
  assert.ok(!isAirPlay(new EventTarget()), 'no other browser has it')
  const { media, told, end } = followed()
  media.become('available')
  media.become('not-available')
  end()
  media.become('available')
  assert.deepEqual(told, [
    ['available', true],
    ['available', false],
  ])
})

test('[catalogue 2.10.3] what plays on the screen is fetched there by its address, and here again afterwards', () => {
  const { media, told } = followed()
  media.choose(true)
  media.choose(false)
  assert.deepEqual(told, [
    ['on', true],
    ['by address', true],
    ['on', false],
    ['by address', false],
  ])
})

test('[catalogue 2.10.3] while the address is loaded, the element leaves the screen for a moment and nothing comes back here', () => {
  const { media, told } = followed()
  media.choose(true)
  media.readyState = 0
  media.choose(false)
  media.readyState = 1
  media.choose(true)
  assert.deepEqual(
    told.filter(([what]) => what === 'by address'),
    [
      ['by address', true],
      ['by address', true],
    ],
  )
})
