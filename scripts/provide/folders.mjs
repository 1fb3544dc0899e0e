import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')

/** What was provided; `bin` holds one program or script for each provided program. */
export const provideFolder = path.join(root, '.cache', 'provide')
export const binFolder = path.join(provideFolder, 'bin')
