import { getButtonStyles } from '../src/components/buttons.styles.ts'
import { minifyCss } from './minifyCss.ts'

interface WriteButtonSheet {
  readonly name: string
  generateBundle(this: AssetContext): void
}

interface AssetContext {
  emitFile(asset: { readonly type: 'asset'; readonly fileName: string; readonly source: string }): unknown
}

/** A build plugin that publishes the buttons' styles as a file, for pages whose policy or React version needs one. */
export function writeButtonSheet(): WriteButtonSheet {
  return {
    name: 'latchkey:write-button-sheet',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'buttons.css', source: `${minifyCss(getButtonStyles())}\n` })
      // TypeScript 6 and newer want types for an import without names.
      this.emitFile({ type: 'asset', fileName: 'buttons.css.d.ts', source: 'export {}\n' })
    },
  }
}
