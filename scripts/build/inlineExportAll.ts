interface InlineExportAll {
  readonly name: string
  readonly renderChunk: (code: string) => { readonly code: string } | null
  readonly generateBundle: (options: unknown, bundle: Record<string, { readonly code?: string }>) => void
}

const helper = 'rolldown-runtime.js'

/**
 * A build plugin for modules that are imported on demand and share a file with others. The bundler creates the object that their
 * `import()` returns with a helper of its own, which it publishes as one more file: an app would request it with the first of
 * them. An object with getters needs no helper.
 */
export function inlineExportAll(): InlineExportAll {
  return {
    name: 'latchkey:inline-export-all',
    renderChunk: (code) => {
      const inlined = code.replaceAll(
        /= (?:\/\* @__PURE__ \*\/ )?__exportAll\(\{([^{}]*)\}\);/g,
        (_call, members: string) => `= {${toGetters(members)}};`,
      )
      if (inlined === code) return null
      return { code: inlined.replace(/^import \{ __exportAll \} from "[^"]*";\n/m, '') }
    },
    generateBundle: (_options, bundle) => {
      const isUsed = Object.values(bundle).some(({ code }) => code?.includes(`/${helper}"`))
      if (!isUsed) delete bundle[helper]
    },
  }
}

/** Converts `a: () => b` to getters: the values are defined after the object. */
function toGetters(members: string): string {
  return members
    .split(',')
    .map((member) => member.trim())
    .filter((member) => member !== '')
    .map((member) => {
      const match = /^([\w$]+): \(\) => ([\w$]+)$/.exec(member)
      if (!match) throw new Error(`The build cannot inline the export ${member}`)
      return ` get ${match[1]}() { return ${match[2]} }`
    })
    .join(',')
}
