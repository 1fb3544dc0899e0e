import { existsSync } from 'node:fs'

/** The browsers in which the core journeys run, besides Chromium. */
export const engineNames = ['firefox', 'webkit'] as const

export type EngineName = (typeof engineNames)[number]

const titles = { firefox: 'Firefox', webkit: 'WebKitGTK' } as const satisfies Record<EngineName, string>

/** The programs of an installed engine. */
export interface Engine {
  readonly browser: string
  /** The program that controls the browser, if the browser cannot be controlled by itself. */
  readonly driver?: string | undefined
  /** The virtual display. */
  readonly display: string
  /** The program that presses keys like a visitor and gives windows the focus. */
  readonly keyboard?: string | undefined
}

/** Where Debian and other distributions install the programs; the first that exists is used. */
const places: Readonly<Record<EngineName, { readonly [program in keyof Engine]?: readonly string[] }>> = {
  firefox: {
    browser: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    display: ['/usr/bin/Xvfb'],
    keyboard: ['/usr/bin/xdotool'],
  },
  webkit: {
    browser: [
      '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
      '/usr/lib/webkit2gtk-4.1/MiniBrowser',
    ],
    driver: ['/usr/bin/WebKitWebDriver'],
    display: ['/usr/bin/Xvfb'],
    keyboard: ['/usr/bin/xdotool'],
  },
}

/** Debian's packages of each engine. */
export const enginePackages: Readonly<Record<EngineName, readonly string[]>> = {
  firefox: ['firefox-esr', 'xvfb', 'xdotool'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xdotool'],
}

/** Returns the programs of an engine, or `undefined` if one is missing. */
export function findEngine(name: EngineName): Engine | undefined {
  const { driver: drivers, keyboard: keyboards, ...always } = places[name]
  const find = (paths: readonly string[] = []): string | undefined => paths.find((path) => existsSync(path))
  const [browser, display] = [find(always.browser), find(always.display)]
  const [driver, keyboard] = [find(drivers), find(keyboards)]
  const isComplete = (drivers === undefined || driver) && (keyboards === undefined || keyboard)
  return browser && display && isComplete ? { browser, display, driver, keyboard } : undefined
}

/** Returns the programs of an engine, and fails if one is missing. */
export function getEngine(name: EngineName): Engine {
  const engine = findEngine(name)
  if (engine === undefined) throw new Error(describeMissing(name))
  return engine
}

/** Says in one line that an engine is missing, and how to install it. */
export function describeMissing(name: EngineName): string {
  return `${titles[name]} is missing. Install it with: apt-get install ${enginePackages[name].join(' ')}`
}
