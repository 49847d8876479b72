export type Places = {
  /** Keeps a place until what was to be made has begun, or was not taken after all; undefined where all are full. */
  take(): { release(): void } | undefined
}

/** So many answers at once. A question on its way in has its place before it is stored: many may come in one moment. */
export function answerPlaces(most: number, underWay: () => number): Places {
  let kept = 0
  return {
    take() {
      if (underWay() + kept >= most) return undefined
      kept += 1
      return {
        release() {
          kept -= 1
        },
      }
    },
  }
}
