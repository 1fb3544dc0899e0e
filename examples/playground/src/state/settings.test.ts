import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { defaultSettings, languages, parseSettings } from './settings.ts'

it('returns the stored settings', () => {
  const settings = {
    ...defaultSettings,
    theme: 'dark',
    accent: '#c2185b',
    radius: 0,
    demoWallets: ['demo', 'trio'],
  } as const
  expect(parseSettings(JSON.stringify(settings))).toEqual(settings)
})

it.each([
  null,
  'not json {',
  '[]',
  'null',
  '{"theme":"pink","locale":7,"accent":"url(https://x.example)","radius":1e9,"demoWallets":["other"]}',
  '{"enableNetworkSwitch":"yes","font":{},"radius":2.5,"demoWallets":"demo"}',
])('uses the default for a corrupt value: %s', (text) => {
  expect(parseSettings(text)).toEqual(defaultSettings)
})

it('offers every language that the modal has, and no other', () => {
  const folder = new URL('../../../../packages/react/src/messages/languages', import.meta.url)
  expect(languages.map(({ tag }) => tag).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
    readdirSync(folder).toSorted((a, b) => (a < b ? -1 : 1)),
  )
})
