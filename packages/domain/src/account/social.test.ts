import assert from 'node:assert/strict'
import { test } from 'node:test'
import { methodOfPlatform, SOCIAL_PLATFORMS } from './social.ts'

test('[accounts 7.2] a log-in with Google, Facebook or OIDC has its own sign-up method', () =>
  assert.deepEqual(SOCIAL_PLATFORMS.map(methodOfPlatform), ['GOOGLE', 'FACEBOOK', 'OIDC']))
