import type { FeatureContext, FeatureDefinition, Modal } from './Modal.ts'

/** Makes a modal's features when they are first asked for, and ends them with it. */
export function createFeatures(context: FeatureContext): {
  readonly get: Modal['feature']
  destroy(): void
} {
  // Each entry holds what its own definition made, so that the definition is the key and its type the proof.
  const made = new Map<
    FeatureDefinition<unknown>,
    { readonly feature: unknown; readonly destroy?: (() => void) | undefined }
  >()
  return {
    get: <feature>(definition: FeatureDefinition<feature>): feature => {
      const entry = made.get(definition) ?? definition.create(context)
      made.set(definition, entry)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a definition made is of the definition's type
      return entry.feature as feature
    },
    destroy: () => {
      for (const { destroy } of made.values()) destroy?.()
      made.clear()
    },
  }
}
