import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A picture of a film, as PNG, and how long it is shown, in ms. */
export interface Picture {
  readonly png: Buffer
  readonly duration: number
}

/**
 * Writes an animated WebP that repeats. Pictures that are equal to the one before prolong it.
 *
 * @throws Error if `img2webp` is not installed.
 */
export function writeFilm(file: string, pictures: readonly Picture[]): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-film-'))
  try {
    const merged: { png: Buffer; duration: number }[] = []
    for (const { duration, png } of pictures) {
      const last = merged.at(-1)
      if (last?.png.equals(png) === true) last.duration += duration
      else merged.push({ png, duration })
    }
    const frames = merged.flatMap(({ duration, png }, index) => {
      const name = path.join(folder, `${String(index).padStart(4, '0')}.png`)
      writeFileSync(name, png)
      return ['-d', String(duration), '-lossy', '-q', '75', '-m', '6', name]
    })
    execFileSync('img2webp', ['-loop', '0', '-min_size', ...frames, '-o', file], { stdio: 'pipe' })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error('img2webp is not installed: apt-get install webp', { cause: error })
    throw error
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
