export interface ToSchemeRulesParameters {
  /** Declarations that hold in both themes unless dark replaces them. */
  readonly light: string
  readonly dark: string
}

/**
 * Rules for the host by its `data-theme`. Without that attribute the media query decides, so that a server-rendered page
 * shows the right theme with its first paint.
 */
export function toSchemeRules({ light, dark }: ToSchemeRulesParameters): string {
  return `:host{${light}}@media (prefers-color-scheme:dark){:host(:not([data-theme=light])){${dark}}}:host([data-theme=dark]){${dark}}`
}
