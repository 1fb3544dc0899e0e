import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** An npm package that a generated file takes something from. */
export interface SourcePackage {
  readonly name: string
  readonly version: string
  /** npm's integrity value; the downloaded package must match. */
  readonly integrity: string
}

/**
 * Downloads a package and verifies its integrity. It lies below `node_modules`, so that downloaded packages find each other.
 *
 * @returns the folder of the package.
 */
export function fetchPackage({ name, version, integrity }: SourcePackage, work: string): string {
  const target = path.join(work, 'node_modules', name)
  if (existsSync(target)) return target
  mkdirSync(target, { recursive: true })
  const file = execFileSync('npm', ['pack', '--silent', `${name}@${version}`], { cwd: target, encoding: 'utf8' }).trim()
  const digest = createHash('sha512')
    .update(readFileSync(path.join(target, file)))
    .digest('base64')
  if (integrity !== `sha512-${digest}`) throw new Error(`${name}@${version} does not match its integrity value.`)
  execFileSync('tar', ['-xzf', file, '--strip-components=1'], { cwd: target })
  return target
}
