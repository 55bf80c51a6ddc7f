import assert from 'node:assert/strict'
import { test } from 'node:test'
import { methodOfPlatform, SOCIAL_PLATFORMS } from './social.ts'

test('[accounts 7.2] who comes by Google or Facebook signs up by it', () =>
  assert.deepEqual(SOCIAL_PLATFORMS.map(methodOfPlatform), ['GOOGLE', 'FACEBOOK', 'OIDC']))
