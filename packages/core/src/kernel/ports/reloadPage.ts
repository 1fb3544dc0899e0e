/**
 * Reloads the page. WebKit keeps what a preload link of the bundler received, even with status 503, and serves it to the imports of
 * this page and of the next one. It drops the file as soon as the page requests the same address by other means.
 */
export const reloadPage = (): void => {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload]'))
    // The reload cancels the request.
    fetch(href).catch(() => undefined)
  location.reload()
}
