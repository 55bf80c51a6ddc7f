import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { followAirPlay, isAirPlay } from './airplay.ts'

/** The events of Safari's media elements. */
class SafariMedia extends EventTarget {
  webkitCurrentPlaybackTargetIsWireless = false
  webkitShowPlaybackTargetPicker() {}

  find(availability: 'available' | 'not-available') {
    const event = new Event('webkitplaybacktargetavailabilitychanged')
    this.dispatchEvent(Object.assign(event, { availability }))
  }

  report(isWireless: boolean) {
    this.webkitCurrentPlaybackTargetIsWireless = isWireless
    this.dispatchEvent(new Event('webkitcurrentplaybacktargetiswirelesschanged'))
  }
}

function follow({ mock }: TestContext) {
  mock.timers.enable({ apis: ['setTimeout'] })
  const media = new SafariMedia()
  const told: string[] = []
  const ended = new AbortController()
  const listener = {
    setAvailable: (isAvailable: boolean) => void told.push(isAvailable ? 'available' : 'gone'),
    setOn: (isOn: boolean) => void told.push(isOn ? 'there' : 'here'),
  }
  followAirPlay(media, listener, ended.signal)
  return { media, told, ended, pass: (ms: number) => mock.timers.tick(ms) }
}

test('[decisions 11.17] AirPlay is offered while Safari knows of a receiver', (t) => {
  assert.ok(isAirPlay(new SafariMedia()))
  assert.ok(!isAirPlay(new EventTarget()), 'other browsers lack it')
  const { media, told, ended } = follow(t)
  media.find('available')
  media.find('not-available')
  ended.abort()
  media.find('available')
  assert.deepEqual(told, ['available', 'gone'])
})

test('[decisions 11.17] a receiver that takes over is reported once, although Safari reports it twice', (t) => {
  const { media, told, pass } = follow(t)
  media.report(true)
  media.report(false)
  pass(300)
  media.report(true)
  assert.deepEqual(told, [], 'nothing is loaded while the receiver takes over')
  pass(1000)
  assert.deepEqual(told, ['there'])
  media.report(false)
  pass(1000)
  assert.deepEqual(told, ['there', 'here'])
})

test('[decisions 11.17] nothing is reported once the player is closed', (t) => {
  const { media, told, ended, pass } = follow(t)
  media.report(true)
  ended.abort()
  pass(1000)
  assert.deepEqual(told, [])
})
