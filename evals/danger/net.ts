/** A vector, and how much of a cry it is: 1 or 0, or something between. */
export type Example = { readonly vector: Float32Array; readonly target: number }

export type Net = {
  readonly inner: string
  readonly step: number
  readonly biases: readonly number[]
  readonly outer: readonly number[]
  readonly bias: number
}

const UNITS = 64
const ROUNDS = 6
const BATCH = 64
const RATE = 2e-3
const DECAY = 1e-4
/** Numbers of unit vectors are small: they are made of about one's size. */
const SCALE = 8

/** The same run of numbers each time (Park and Miller), below one. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Weights that learn by Adam. */
class Learned {
  readonly values: Float64Array
  readonly slopes: Float64Array
  private readonly mean: Float64Array
  private readonly square: Float64Array
  private turns = 0

  constructor(length: number, first: () => number) {
    this.values = Float64Array.from({ length }, first)
    this.slopes = new Float64Array(length)
    this.mean = new Float64Array(length)
    this.square = new Float64Array(length)
  }

  step(decay: number): void {
    this.turns += 1
    const whole = 1 - 0.9 ** this.turns
    const wholeSquare = 1 - 0.999 ** this.turns
    for (let at = 0; at < this.values.length; at++) {
      const slope = this.slopes[at]! + decay * this.values[at]!
      this.mean[at] = 0.9 * this.mean[at]! + 0.1 * slope
      this.square[at] = 0.999 * this.square[at]! + 0.001 * slope * slope
      this.values[at]! -= (RATE * (this.mean[at]! / whole)) / (Math.sqrt(this.square[at]! / wholeSquare) + 1e-8)
      this.slopes[at] = 0
    }
  }
}

/** A net of one hidden layer that tells cries from calm; nothing is drawn by lot: the same examples give the same. */
export function fitNet(examples: readonly Example[]): Net {
  const width = examples[0]!.vector.length
  const next = chance(20_261)
  const normal = (spread: number) => () => spread * Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next())
  const inner = new Learned(UNITS * width, normal(1 / Math.sqrt(width)))
  const biases = new Learned(UNITS, () => 0)
  const outer = new Learned(UNITS, normal(1 / Math.sqrt(UNITS)))
  const bias = new Learned(1, () => 0)
  const mean = meanOf(examples, width)
  const inputs = examples.map(({ vector }) => Float64Array.from(vector, (value, at) => (value - mean[at]!) * SCALE))
  const told = new Float64Array(UNITS)

  function learn(one: number, part: number): void {
    const input = inputs[one]!
    let sum = bias.values[0]!
    for (let unit = 0; unit < UNITS; unit++) {
      told[unit] = biases.values[unit]! + dot(inner.values, unit * width, input)
      sum += outer.values[unit]! * Math.max(0, told[unit]!)
    }
    const slope = (1 / (1 + Math.exp(-sum)) - examples[one]!.target) * part
    bias.slopes[0]! += slope
    for (let unit = 0; unit < UNITS; unit++) {
      if (told[unit]! <= 0) continue
      outer.slopes[unit]! += slope * told[unit]!
      const back = slope * outer.values[unit]!
      biases.slopes[unit]! += back
      for (let at = 0; at < width; at++) inner.slopes[unit * width + at]! += back * input[at]!
    }
  }

  for (let round = 0; round < ROUNDS; round++) {
    const order = shuffled(examples.length, next)
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH)
      for (const one of batch) learn(one, 1 / batch.length)
      for (const weights of [inner, outer]) weights.step(DECAY)
      for (const weights of [biases, bias]) weights.step(0)
    }
  }
  return packed(inner.values, biases.values, outer.values, bias.values[0]!, mean)
}

function dot(weights: Float64Array, from: number, input: Float64Array): number {
  let sum = 0
  for (let at = 0; at < input.length; at++) sum += weights[from + at]! * input[at]!
  return sum
}

function meanOf(examples: readonly Example[], width: number): Float64Array {
  const mean = new Float64Array(width)
  for (const { vector } of examples) for (let at = 0; at < width; at++) mean[at]! += vector[at]! / examples.length
  return mean
}

function shuffled(length: number, next: () => number): number[] {
  const order = Array.from({ length }, (_, at) => at)
  for (let at = length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1))
    ;[order[at], order[other]] = [order[other]!, order[at]!]
  }
  return order
}

/** For vectors as they are: what was taken from them and by how much they were made larger goes into the weights. A byte each. */
function packed(inner: Float64Array, biases: Float64Array, outer: Float64Array, bias: number, mean: Float64Array): Net {
  const rounded = (value: number) => Number(value.toFixed(4))
  const width = mean.length
  const largest = inner.reduce((most, value) => Math.max(most, Math.abs(value)), 0) * SCALE
  const step = largest / 127
  const bytes = Int8Array.from(inner, (value) => Math.round((value * SCALE) / step))
  const moved = biases.map((value, unit) => {
    let sum = value
    for (let at = 0; at < width; at++) sum -= step * bytes[unit * width + at]! * mean[at]!
    return sum
  })
  return {
    inner: Buffer.from(bytes.buffer).toString('base64'),
    step: Number(step.toPrecision(6)),
    biases: [...moved].map(rounded),
    outer: [...outer].map(rounded),
    bias: rounded(bias),
  }
}
