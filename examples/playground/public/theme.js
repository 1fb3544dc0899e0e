// Runs before the first paint, so that a chosen theme does not flash. The storage key is that of
// src/state/readSettings.ts.
try {
  const { theme } = JSON.parse(localStorage.getItem('playground:settings') ?? '{}')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // If storage is corrupt or blocked, the system's theme is used.
}
