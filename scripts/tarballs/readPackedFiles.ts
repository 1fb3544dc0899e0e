import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PackedFile } from './findContentProblems.ts'

/** Reads every file of a tarball. Binary files read as the text of their bytes. */
export function readPackedFiles(tarball: string): readonly PackedFile[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-packed-'))
  try {
    const { status, stderr } = spawnSync('tar', ['-xzf', tarball, '-C', folder], { encoding: 'utf8' })
    if (status !== 0) throw new Error(`tar cannot read ${tarball}: ${stderr}`)
    const packed = path.join(folder, 'package')
    return readdirSync(packed, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name)
        return { path: path.relative(packed, file).replaceAll('\\', '/'), text: readFileSync(file, 'latin1') }
      })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
