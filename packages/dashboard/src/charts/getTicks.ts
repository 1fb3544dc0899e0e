/** The steps of an axis within a power of ten. */
const steps = [1, 2, 2.5, 5, 10]

/**
 * Returns the values that an axis names: from zero to at least `max`, in even steps.
 *
 * @param parameters.ticksAtMost including zero. Default: 5.
 * @param parameters.isWhole whether values between whole numbers mean nothing, as with counts.
 */
export function getTicks(parameters: {
  readonly max: number
  readonly ticksAtMost?: number | undefined
  readonly isWhole?: boolean | undefined
}): readonly number[] {
  const { isWhole = false, max, ticksAtMost = 5 } = parameters
  const least = (max > 0 ? max : 1) / (ticksAtMost - 1)
  const power = 10 ** Math.floor(Math.log10(least))
  // Without the allowance, 3 × 0.1 needs a fourth step.
  const found = steps.map((step) => step * power).find((step) => step >= least - 1e-9 && (!isWhole || step % 1 === 0))
  const step = found ?? 1
  const count = Math.max(1, Math.ceil((max > 0 ? max : step) / step - 1e-9))
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}
