/** Whether an action succeeds within a time in ms. */
export function answersWithin(answer: Promise<unknown>, limit: number): Promise<boolean> {
  return new Promise((resolve) => {
    AbortSignal.timeout(limit).addEventListener('abort', () => resolve(false))
    answer.then(
      () => resolve(true),
      () => resolve(false),
    )
  })
}
