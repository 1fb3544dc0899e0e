import { expect, it } from 'vitest'
import { defaultSettings, parseSettings } from './settings.ts'

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
