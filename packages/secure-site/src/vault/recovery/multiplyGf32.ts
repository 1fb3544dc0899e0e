/** Multiplies in GF(32) = GF(2)[x] / (x⁵ + x² + 1). */
export function multiplyGf32(one: number, other: number): number {
  let product = 0
  for (let bit = 4; bit >= 0; bit--) {
    product = (product << 1) ^ (product & 16 ? 37 : 0)
    if ((other >> bit) & 1) product ^= one
  }
  return product
}
