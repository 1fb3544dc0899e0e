import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { looseObject, optional, record, safeParse, string } from 'valibot'
import type { Kit } from '../kits/Kit.ts'
import { kits } from '../kits/kits.ts'
import { MigrateError } from '../MigrateError.ts'

const manifestSchema = looseObject({
  name: optional(string()),
  dependencies: optional(record(string(), string()), {}),
  devDependencies: optional(record(string(), string()), {}),
  peerDependencies: optional(record(string(), string()), {}),
})

/** An app in a folder. */
export interface Project {
  readonly folder: string
  readonly name: string
  /** The text of its package.json. */
  readonly manifest: string
  readonly kit: Kit
}

/**
 * Reads which app is in a folder.
 *
 * @param parameters.from The kit, if the user has named it.
 * @throws MigrateError `app_unknown`, `kit_unknown`
 */
export function readProject({
  folder,
  from,
}: {
  readonly folder: string
  readonly from: Kit['id'] | undefined
}): Project {
  const file = path.join(folder, 'package.json')
  if (!existsSync(file)) throw new MigrateError('app_unknown', `There is no package.json in ${folder}.`)
  const manifest = readFileSync(file, 'utf8')
  const parsed = safeParse(manifestSchema, parseJson(manifest))
  if (!parsed.success) throw new MigrateError('app_unknown', `${file} cannot be read: ${parsed.issues[0].message}`)
  const { dependencies, devDependencies, name, peerDependencies } = parsed.output
  const all = { ...dependencies, ...devDependencies, ...peerDependencies }
  const found = kits.filter(({ main }) => Object.hasOwn(all, main))
  const names = kits.map((kit) => kit.main).join(', ')
  const [kit, other] = from === undefined ? found : kits.filter(({ id }) => id === from)
  if (!kit)
    throw new MigrateError(
      'kit_unknown',
      `${file} lists none of ${names}. Name the kit by --from if another package brings it.`,
    )
  if (other)
    throw new MigrateError(
      'kit_unknown',
      `${file} lists several kits. Name one by --from ${found.map(({ id }) => id).join(' or ')}.`,
    )
  return { folder, name: name ?? path.basename(folder), manifest, kit }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
