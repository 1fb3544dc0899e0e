/** Whether an amount is more than 0.5 % below another one, so that the visitor has to accept it first. */
export const isWorse = (parameters: { readonly before: bigint; readonly after: bigint }): boolean =>
  parameters.after * 1_000n < parameters.before * 995n
