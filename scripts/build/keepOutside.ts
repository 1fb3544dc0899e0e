import path from 'node:path'

export interface KeepOutsideParameters {
  /** The absolute path of `src`. */
  readonly folder: string
  /** The published files, by the modules that they replace. Paths without extension, relative to `src` and to `dist`. */
  readonly files: Readonly<Record<string, string>>
  /** All files of this build are at the top of `dist`; by default each is at the place that its module has in `src`. */
  readonly isFlat?: boolean | undefined
}

interface Resolver {
  resolve(
    specifier: string,
    importer: string,
    options: { readonly skipSelf: true },
  ): Promise<{ readonly id: string } | null>
}

interface KeepOutside {
  readonly name: string
  readonly resolveId: {
    readonly order: 'pre'
    handler(
      this: Resolver,
      specifier: string,
      importer: string | undefined,
    ): Promise<{ readonly id: string; readonly external: true } | undefined>
  }
}

/** A build plugin that leaves modules out of a build, because another build of the same package publishes them. */
export function keepOutside({ folder, files, isFlat = false }: KeepOutsideParameters): KeepOutside {
  const toName = (id: string): string => path.relative(folder, id).replace(/\.tsx?$/, '')
  return {
    name: 'latchkey:keep-outside',
    resolveId: {
      order: 'pre',
      async handler(specifier, importer) {
        if (importer === undefined || !specifier.startsWith('.')) return undefined
        const id = (await this.resolve(specifier, importer, { skipSelf: true }))?.id ?? ''
        const file = files[toName(id)]
        if (file === undefined) return undefined
        const target = path.relative(isFlat ? '' : path.dirname(toName(importer)), `${file}.js`)
        return { id: target.startsWith('.') ? target : `./${target}`, external: true }
      },
    },
  }
}
