export interface ToSchemeRulesParameters {
  /** Declarations for both themes, unless `dark` overrides them. */
  readonly light: string
  readonly dark: string
}

/**
 * Returns rules for the host by its `data-theme`. Without that attribute the media query decides, so that a server-rendered
 * page has the right theme from its first paint.
 */
export function toSchemeRules({ light, dark }: ToSchemeRulesParameters): string {
  return `:host{${light}}@media (prefers-color-scheme:dark){:host(:not([data-theme=light])){${dark}}}:host([data-theme=dark]){${dark}}`
}
