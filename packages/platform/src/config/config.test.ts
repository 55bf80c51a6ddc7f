import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { ConfigError, readConfig } from './config.ts'

test('[decisions 7.2] without any settings the service runs completely and on its own, on 127.0.0.1:4221', () => {
  const config = readConfig({})
  assert.deepEqual(
    [config.host, config.port, config.dataDir, config.databaseUrl, config.productId],
    ['127.0.0.1', 4221, path.resolve('data'), null, 221],
  )
  assert.deepEqual(config.roles, ['customer', 'content', 'web', 'worker'])
  assert.deepEqual([config.hasDemo, config.hasDevTools, config.trustedProxies], [false, false, 0])
})

test('[security 3.1] rejects a system folder as the data folder but accepts a subfolder', () => {
  for (const folder of ['/', '/usr', '/usr/local/', '/usr/lib/../bin'])
    assert.throws(() => readConfig({ DATA_DIR: folder }), /DATA_DIR must be a folder of its own/, folder)
  assert.equal(readConfig({ DATA_DIR: '/usr/local/quintet' }).dataDir, '/usr/local/quintet')
})

test('[decisions 7.2] treats an empty setting as unset', () =>
  assert.equal(readConfig({ PORT: '' }).port, 4221))

test('[decisions 7.2] splits roles at commas', () =>
  assert.deepEqual(readConfig({ ROLE: 'web, worker' }).roles, ['web', 'worker']))

test('[decisions 7.2] serve means every role but the worker', () => {
  assert.deepEqual(readConfig({ ROLE: 'serve' }).roles, ['customer', 'content', 'web'])
  assert.deepEqual(readConfig({ ROLE: 'worker, serve' }).roles, readConfig({ ROLE: 'all' }).roles)
})

test('[decisions 7.9] a bucket needs all its settings and excludes sending media by the proxy', () => {
  const named = {
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'media',
    S3_ACCESS_KEY_ID: 'quintet',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  assert.equal(readConfig({}).bucket, null)
  assert.deepEqual(readConfig(named).bucket, {
    endpoint: 'https://s3.example',
    name: 'media',
    region: 'us-east-1',
    accessKeyId: 'quintet',
    secretAccessKey: 'secret',
    hasNameInPath: true,
  })
  for (const name of Object.keys(named))
    assert.throws(
      () => readConfig({ ...named, [name]: '' }),
      new RegExp(`^ConfigError: ${name} must be set too`),
    )
  assert.throws(() => readConfig({ ...named, SEGMENTS_BY_PROXY: '1' }), /SEGMENTS_BY_PROXY must be 0/)
})

test('[decisions 14.49] the bucket of backups needs all its settings and is not that of the media', () => {
  const backups = {
    BACKUP_S3_ENDPOINT: 'https://s3.example',
    BACKUP_S3_BUCKET: 'backups',
    BACKUP_S3_ACCESS_KEY_ID: 'quintet',
    BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
  }
  const { bucket, backupBucket } = readConfig(backups)
  assert.deepEqual([bucket, backupBucket?.name, backupBucket?.region], [null, 'backups', 'us-east-1'])
  const regions = { S3_REGION: 'here', BACKUP_S3_REGION: 'elsewhere' }
  assert.equal(readConfig({ ...backups, S3_REGION: 'here' }).backupBucket?.region, 'here')
  assert.equal(readConfig({ ...backups, ...regions }).backupBucket?.region, 'elsewhere')
  assert.throws(
    () => readConfig({ ...backups, BACKUP_S3_BUCKET: '' }),
    /^ConfigError: BACKUP_S3_BUCKET must be set too/,
  )
  const media = Object.fromEntries(
    Object.entries(backups).map(([name, value]) => [name.replace('BACKUP_', ''), value]),
  )
  assert.throws(() => readConfig({ ...backups, ...media }), /must not be the bucket of the media/)
})

test('[decisions 14.7] a standby requires an external database', () => {
  const standby = { DATABASE_READ_URL: 'postgres://quintet@second/quintet' }
  assert.equal(readConfig({}).databaseReadUrl, null)
  const own = { DATABASE_URL: 'postgres://quintet@first/quintet' }
  assert.equal(readConfig({ ...own, ...standby }).databaseReadUrl, standby.DATABASE_READ_URL)
  assert.throws(() => readConfig(standby), /DATABASE_READ_URL must be unset without DATABASE_URL/)
})

test('[decisions 4.24] pages served over https accept only an https media origin', () => {
  const pages = { PUBLIC_ORIGIN: 'https://quintet.example' }
  assert.equal(readConfig(pages).mediaOrigin, null)
  const { mediaOrigin } = readConfig({ ...pages, MEDIA_ORIGIN: 'https://media.quintet.example/' })
  assert.equal(mediaOrigin, 'https://media.quintet.example')
  assert.throws(
    () => readConfig({ ...pages, MEDIA_ORIGIN: 'http://media.quintet.example' }),
    /MEDIA_ORIGIN must be https/,
  )
})

test('[decisions 7.2] accepts an origin with or without a trailing slash, but no path', () =>
  assert.equal(
    readConfig({ PUBLIC_ORIGIN: 'https://quintet.example/' }).publicOrigin,
    'https://quintet.example',
  ))

for (const [name, value] of [
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['ROLE', 'customer,cook'],
  ['DATABASE_URL', 'mysql://localhost/quintet'],
  ['PUBLIC_ORIGIN', 'quintet.example'],
  ['SMTP_URL', 'mail.example:25'],
  ['TRUSTED_PROXIES', '-1'],
  ['DEMO', 'maybe'],
  ['LOG_LEVEL', 'loud'],
] as const)
  test(`[decisions 7.2] ${name}=${value} is rejected, and the error names the setting`, () =>
    assert.throws(
      () => readConfig({ [name]: value }),
      (error) => error instanceof ConfigError && error.message.startsWith(`${name} `),
    ))

test('[decisions 7.2] reports all faults at once', () =>
  assert.throws(
    () => readConfig({ PORT: 'x', DEMO: 'y' }),
    (error) => error instanceof ConfigError && error.message.split('\n').length === 2,
  ))

for (const [unknown, meant] of [
  ['SMTP_HOST', 'SMTP_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['GOOGLE_CLIENTID', 'GOOGLE_CLIENT_ID'],
  ['PUBLIC_ORIGINS', 'PUBLIC_ORIGIN'],
  ['DEV_TOOL', 'DEV_TOOLS'],
] as const)
  test(`[decisions 14.2] ${unknown} is rejected, and ${meant} suggested`, () =>
    assert.throws(
      () => readConfig({ [unknown]: 'x' }),
      new ConfigError(`${unknown} is no setting of this service; did you mean ${meant}?`),
    ))

test('[decisions 14.2] ignores unrelated environment variables', () =>
  assert.ok(
    readConfig({
      PATH: '/bin',
      HOME: '/root',
      HOSTNAME: 'a',
      NODE_ENV: 'production',
      TEST_DATABASE_URL: 'x',
    }),
  ))

test('[decisions 7.3] development tools default to on only if no other machine can reach the service', () => {
  const areOn = (environment: Record<string, string>) =>
    readConfig({ DEV_TOOLS: 'auto', ...environment }).hasDevTools
  assert.equal(areOn({}), true)
  assert.equal(areOn({ HOST: '::1' }), true)
  assert.equal(areOn({ HOST: '0.0.0.0' }), false)
  assert.equal(areOn({ PUBLIC_ORIGIN: 'http://10.0.0.2' }), false)
  const keys = (mode: string) => ({
    STRIPE_SECRET_KEY: `sk_${mode}_abc`,
    STRIPE_PUBLISHABLE_KEY: `pk_${mode}_abc`,
  })
  assert.equal(areOn(keys('test')), true)
  assert.equal(areOn(keys('live')), false, 'real payments')
})
