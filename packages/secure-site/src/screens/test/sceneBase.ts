import type { Screen } from '../Screen.ts'

export interface Scene {
  readonly name: string
  readonly screen: Screen
}

export const nothing = (): void => undefined
export const app = { origin: 'https://app.demo.example', name: 'Demo app', isUnverified: false }
export const base = { app, account: 'ada@example.com', reject: nothing, failure: undefined, isWorking: false }
