import { describe, expect, it } from 'vitest'
import { createScreens } from './createScreens.ts'
import type { GrantScreen } from './Screen.ts'

const grant: GrantScreen = {
  kind: 'grant',
  app: { origin: 'https://app.example', name: undefined, isUnverified: false },
  account: '',
  reject: () => undefined,
  failure: undefined,
  isWorking: false,
  allow: () => undefined,
}

function open() {
  const told: unknown[] = []
  const screens = createScreens({ show: (shown) => told.push(shown), hide: () => told.push('hide') })
  return { screens, told }
}

describe('the store of screens', () => {
  it('tells the page once for a screen, and again when the height changes', () => {
    const { screens, told } = open()
    screens.set(undefined)
    screens.set(grant)
    screens.set({ ...grant, isWorking: true })
    screens.setHeight(320.4)
    screens.setHeight(321)
    screens.setHeight(Number.NaN)
    screens.setHeight(9_999)
    screens.set(undefined)
    screens.setHeight(100)
    expect(told).toEqual([
      { kind: 'grant', height: 480 },
      { kind: 'grant', height: 321 },
      { kind: 'grant', height: 4_096 },
      'hide',
    ])
  })

  it('tells its views of every change until they leave', () => {
    const { screens } = open()
    let count = 0
    const leave = screens.subscribe(() => {
      count += 1
    })
    screens.set(grant)
    screens.setTheme({ mode: 'dark', accent: '#123456', radius: undefined })
    leave()
    screens.set(undefined)
    expect(count).toBe(2)
    expect(screens.getTheme().mode).toBe('dark')
  })
})
