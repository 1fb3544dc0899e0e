// Runs before the first paint, so that a chosen theme does not flash. The key is that of src/state/createPlayground.ts.
try {
  const { theme } = JSON.parse(localStorage.getItem('playground:settings') ?? '{}')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Damaged or forbidden storage: the visitor's system decides.
}
