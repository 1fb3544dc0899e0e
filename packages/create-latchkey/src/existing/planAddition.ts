import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { changeManifest } from '../../../../changeManifest.shared.ts'
import { CreateError } from '../CreateError.ts'
import { planFiles, selectAddedParts } from '../project/planFiles.ts'
import type { Files } from '../project/planFiles.ts'
import { selectLatchkeyPackages } from '../project/selectPackages.ts'
import type { Installer, Settings } from '../settings/Settings.ts'
import type { App } from './App.ts'
import { insertProvider } from './insertProvider.ts'

/** What changes in an existing app. */
export interface Addition {
  /** Files that do not exist yet. */
  readonly files: Files
  /** Files that exist, with their new texts. */
  readonly edits: Files
  /** Whether the provider is one of the edits. */
  readonly hasProvider: boolean
}

/** Plans how Latchkey is added to an app. Refuses it if a new file exists already. */
export function planAddition(parameters: {
  readonly app: App
  readonly settings: Settings
  readonly version: string
  readonly installer: Installer
}): Addition {
  const { app, installer, settings, version } = parameters
  const { folder, sources } = app
  const files = planFiles({ parts: selectAddedParts(settings), sources, name: app.name, settings, installer })
  const taken = [...files.keys()].filter((file) => existsSync(path.join(folder, file)))
  if (taken.length > 0)
    throw new CreateError('path_taken', `${taken.join(', ')} exists already in ${folder}. Nothing was changed.`)

  const edits = new Map<string, string>()
  const manifest = changeManifest({ text: app.manifest, added: selectLatchkeyPackages({ settings, version }) })
  if (manifest !== app.manifest) edits.set('package.json', manifest)
  const main = path.join(folder, 'src/main.tsx')
  const page =
    settings.framework === 'vite' && existsSync(main) ? insertProvider(readFileSync(main, 'utf8')) : undefined
  if (page !== undefined) edits.set('src/main.tsx', page)
  return { files, edits, hasProvider: page !== undefined }
}
