import { expect, it } from 'vitest'
import { provideEngines } from './provideEngines.ts'
import type { EngineName } from '../../packages/e2e/src/setup/findEngine.ts'

it('prints how to install an engine that is missing, if it may not install it', () => {
  const lines: string[] = []
  const found = provideEngines({ isInstalled: (name) => name === 'firefox', print: (line) => lines.push(line) })
  expect(found).toEqual(['firefox'])
  expect(lines).toEqual([
    'Not tested: WebKitGTK is missing. Install it with: apt-get install webkit2gtk-driver xvfb xdotool',
  ])
})

it('installs what is missing, each package once', () => {
  const installed = new Set<EngineName>()
  const requests: string[] = []
  const found = provideEngines({
    isInstalled: (name) => installed.has(name),
    install: (packages) => {
      requests.push(packages.join(' '))
      installed.add('firefox').add('webkit')
    },
    print: () => {},
  })
  expect(found).toEqual(['firefox', 'webkit'])
  expect(requests).toEqual(['firefox-esr xvfb xdotool webkit2gtk-driver'])
})

it('says which engine is still missing after an installation that failed', () => {
  const lines: string[] = []
  const found = provideEngines({ isInstalled: () => false, install: () => {}, print: (line) => lines.push(line) })
  expect(found).toEqual([])
  expect(lines.filter((line) => line.startsWith('Not tested'))).toHaveLength(2)
})

it('installs nothing if everything is there', () => {
  const found = provideEngines({
    isInstalled: () => true,
    install: () => expect.unreachable(),
    print: () => expect.unreachable(),
  })
  expect(found).toEqual(['firefox', 'webkit'])
})
