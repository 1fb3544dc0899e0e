import type { Plugin } from 'vite'

/** Fails the build if a module of a package becomes part of the files. */
export function refusePackages(packages: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'latchkey-refuse-packages',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        for (const [name, reason] of Object.entries(packages)) {
          const found = file.moduleIds.find((id) => id.includes(`/node_modules/${name}/`))
          if (found !== undefined) this.error(`${file.fileName} contains ${found}. ${reason}`)
        }
      }
    },
  }
}
