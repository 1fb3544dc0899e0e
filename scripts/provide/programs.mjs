import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { binFolder } from './folders.mjs'

const locations = JSON.parse(readFileSync(new URL('locations.json', import.meta.url), 'utf8'))

/** Returns the installed Chromiums, in the order of preference. `CHROMIUM_PATH` is the only one if it is set. */
export function listChromiums() {
  const chosen = process.env['CHROMIUM_PATH']
  const paths = chosen === undefined || chosen === '' ? locations.chromium : [chosen]
  return paths.filter((/** @type {string} */ file) => existsSync(file))
}

/**
 * Returns whether a program is installed: on the PATH, or in the folder in which Debian keeps all versions of Postgres.
 *
 * @param {string} name
 */
export function isInstalled(name) {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  if (existsSync(locations.postgres))
    folders.push(...readdirSync(locations.postgres).map((version) => path.join(locations.postgres, version, 'bin')))
  return folders.some((folder) => folder !== binFolder && existsSync(path.join(folder, name)))
}

/**
 * Writes a script into the `bin` folder that runs a program with the libraries and fonts that were fetched with it.
 *
 * @param {{ readonly name: string, readonly program: string, readonly environment?: Readonly<Record<string, string>> }} parameters
 */
export function writeLauncher({ name, program, environment = {} }) {
  const quote = (/** @type {string} */ text) => `'${text.replaceAll("'", String.raw`'\''`)}'`
  const exports = Object.entries(environment).map(([key, value]) => `export ${key}=${quote(value)}`)
  mkdirSync(binFolder, { recursive: true })
  const file = path.join(binFolder, name)
  writeFileSync(file, ['#!/bin/sh', ...exports, `exec ${quote(program)} "$@"`, ''].join('\n'))
  chmodSync(file, 0o755)
  return file
}
