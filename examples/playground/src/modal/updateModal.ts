import type { Store } from '../state/createStore.ts'
import type { Settings } from '../state/settings.ts'
import type { PlaygroundModal } from './createPlaygroundModal.ts'
import { toThemeVariables } from './toThemeVariables.ts'

/** Applies changed settings to the modal. Replaces it if a modal reads one of them only once. */
export function updateModal(parameters: {
  readonly modal: Store<PlaygroundModal>
  readonly previous: Settings
  readonly next: Settings
  readonly create: () => PlaygroundModal
}): void {
  const { modal, previous, next, create } = parameters
  const { theme } = modal.get().controllers
  if (isOnlyLook(previous, next)) {
    theme.setMode(next.theme)
    theme.setVariables(toThemeVariables(next))
    return
  }
  if (toModalKey(previous) === toModalKey(next)) return
  const ended = modal.get()
  modal.set(create())
  void ended.destroy()
}

/**
 * Returns whether the existing modal can apply the change: only the theme changed, and no variable returned to its
 * default.
 */
function isOnlyLook(previous: Settings, next: Settings): boolean {
  const variables = toThemeVariables(next)
  return (
    toModalKey(previous) !== toModalKey(next) &&
    toModalKey({ ...previous, theme: next.theme, accent: next.accent, radius: next.radius, font: next.font }) ===
      toModalKey(next) &&
    Object.keys(toThemeVariables(previous)).every((name) => name in variables)
  )
}

/** Returns the same key for settings that create equal modals. */
function toModalKey({ demoWallets: _wallets, hasPhone: _hasPhone, ...others }: Settings): string {
  return JSON.stringify(others)
}
