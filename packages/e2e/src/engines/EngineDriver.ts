/** A position in the viewport, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

export type Key = 'Tab' | 'Enter' | 'Escape'

/** One tab of a real browser, with the visitor's mouse and keyboard. */
export interface EngineDriver {
  goto(url: string): Promise<void>
  reload(): Promise<void>
  resize(size: { readonly width: number; readonly height: number }): Promise<void>
  /** Runs a function in the page. It must not use anything but its arguments. */
  evaluate(task: (...words: string[]) => string, ...words: readonly string[]): Promise<string>
  click(point: Point): Promise<void>
  /** Presses the mouse button at the first point, moves through the others, and releases it at the last. */
  drag(points: readonly [Point, ...Point[]]): Promise<void>
  press(key: Key, modifier?: 'Shift'): Promise<void>
  type(text: string): Promise<void>
  /** The viewport as a PNG. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}
