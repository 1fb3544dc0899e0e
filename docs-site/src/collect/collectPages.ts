import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createCloudApiPages } from '../generate/createCloudApiPages.ts'
import { createComponentPages } from '../generate/createComponentPages.ts'
import { createErrorPages } from '../generate/createErrorPages.ts'
import { createHookPages } from '../generate/createHookPages.ts'
import { createOptionPages } from '../generate/createOptionPages.ts'
import { createSettingsPage } from '../generate/createSettingsPage.ts'
import { type Page, sections } from '../Page.ts'
import { repositoryFolder } from '../paths.ts'
import type { TypeReader } from '../types/createTypeReader.ts'
import { type ExportedFunction, readExports } from '../types/readExports.ts'
import { readGuides } from './readGuides.ts'
import { readWrittenPages } from './readWrittenPages.ts'

export interface Collection {
  /** In the order of the navigation. */
  readonly pages: readonly Page[]
  /** What `@latchkey/react` exports. */
  readonly exported: readonly ExportedFunction[]
}

/** Collects all pages. */
export function collectPages(reader: TypeReader): Collection {
  const entryPoint = path.join(repositoryFolder, 'packages/react/dist/entrypoints/index.d.ts')
  reader.add([{ file: entryPoint, code: readFileSync(entryPoint, 'utf8') }])
  const exported = readExports(reader, entryPoint)
  const isHook = ({ name }: ExportedFunction): boolean => /^use[A-Z]/.test(name)
  const all = [
    ...readWrittenPages(),
    ...createHookPages(exported.filter(isHook)),
    ...createComponentPages(exported.filter((entry) => !isHook(entry))),
    ...createOptionPages(),
    ...createErrorPages(),
    ...readGuides(),
    createSettingsPage(),
    ...createCloudApiPages(),
  ]
  return { pages: sections.flatMap((section) => all.filter((page) => page.section === section)), exported }
}
