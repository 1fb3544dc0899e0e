/** Where published packages list the packages whose code is in their files: the file with the licences, by the package's name. */
export const noticeFiles: Readonly<Record<string, string>> = {
  '@latchkey/cloud': 'dist/dashboard/LICENSES.txt',
  '@latchkey/devnet': 'dist/bitcoin/bcoin/bcoin.js.licences.txt',
  '@latchkey/element': 'dist/standalone/LICENSES.txt',
  '@latchkey/secure-site': 'dist/LICENSES.txt',
}

/** A package whose code is in the files of another one. */
export interface BundledPackage {
  readonly name: string
  readonly version: string
  /** An SPDX expression. */
  readonly licence: string
}

/** Reads the packages that a file with licences names. */
export function readNotices(text: string): readonly BundledPackage[] {
  return text.split(`\n${'-'.repeat(80)}\n\n`).map((notice) => {
    const [, name, version, licence] = /^(\S+) (\S+?):? (.+)\n/.exec(notice) ?? []
    if (name === undefined || version === undefined || licence === undefined)
      throw new Error(
        `A part of LICENSES.txt does not begin with "<package> <version>: <licence>": ${notice.slice(0, 100)}`,
      )
    return { name, version, licence: licence.replace(/^\(([^()]*)\)$/, '$1') }
  })
}
