import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { looseObject, optional, record, safeParse, string } from 'valibot'
import { CreateError } from '../CreateError.ts'
import type { Framework } from '../settings/Settings.ts'
import type { App } from './App.ts'

const manifestSchema = looseObject({
  name: optional(string()),
  dependencies: optional(record(string(), string()), {}),
  devDependencies: optional(record(string(), string()), {}),
})

/** Reads which app is in a folder. */
export function readApp(folder: string): App {
  const file = path.join(folder, 'package.json')
  if (!existsSync(file)) throw new CreateError('app_unknown', `There is no package.json in ${folder}.`)
  const text = readFileSync(file, 'utf8')
  const parsed = safeParse(manifestSchema, parseJson(text))
  if (!parsed.success) throw new CreateError('app_unknown', `${file} cannot be read: ${parsed.issues[0].message}`)
  const { dependencies, devDependencies, name } = parsed.output
  const framework = findFramework({ ...devDependencies, ...dependencies })
  if (framework === undefined)
    throw new CreateError(
      'app_unknown',
      `${file} lists neither next, nor @react-router/dev, nor @tanstack/react-start, nor vite. Latchkey can be added by hand: see the README of @latchkey/react.`,
    )
  return {
    folder,
    name: name ?? 'my-app',
    framework,
    sources: findSources(folder, framework),
    manifest: text,
    dependencies: { ...devDependencies, ...dependencies },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

function findFramework(dependencies: Readonly<Record<string, string>>): Framework | undefined {
  const has = (name: string): boolean => Object.hasOwn(dependencies, name)
  if (has('next')) return 'next'
  if (has('@react-router/dev')) return 'react-router'
  if (has('@tanstack/react-start')) return 'tanstack-start'
  if (has('vite')) return has('react') ? 'vite' : 'vanilla'
  return undefined
}

/** The folder of the sources. Next's may be the app's own folder. */
function findSources(folder: string, framework: Framework): string {
  if (framework === 'react-router') return existsSync(path.join(folder, 'app')) ? 'app' : 'src'
  if (framework !== 'next') return 'src'
  return existsSync(path.join(folder, 'src')) ? 'src' : ''
}
