const ignore = (): void => undefined

/**
 * Reloads the page. WebKit keeps what a preload link of the bundler received, even with status 503, and serves it to the imports of
 * this page and of the next one. It drops the file as soon as the page requests the same address by other means.
 */
export const reloadPage = (): void => {
  // The reload cancels the requests.
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) fetch(href).catch(ignore)
  location.reload()
}
