/** Reloads the page. */
export const reloadPage = (): void => location.reload()
