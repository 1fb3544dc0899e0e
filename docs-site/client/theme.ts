// Runs before the page is drawn, so that a chosen theme does not flash.
try {
  const chosen = localStorage.getItem('latchkey-docs.theme')
  if (chosen === 'dark' || chosen === 'light') document.documentElement.dataset['theme'] = chosen
} catch {
  // The browser blocks storage: the page follows the system.
}
