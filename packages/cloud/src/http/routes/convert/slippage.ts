/** How much less than the quote may arrive if the caller does not say, in hundredths of a percent: S9.046. */
export const usualSlippage = 100

/** Turns a percentage into hundredths of a percent. */
export function toSlippage(percentage: number | undefined): number {
  return percentage === undefined ? usualSlippage : Math.round(percentage * 100)
}
