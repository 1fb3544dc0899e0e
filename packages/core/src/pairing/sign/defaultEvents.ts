/** The events to propose in every namespace (S5.062). */
export const defaultEvents: readonly string[] = ['accountsChanged', 'chainChanged']
