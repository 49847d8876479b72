/** The part of the standard that is used here: TypeScript declares it for browsers only. */
declare namespace WebAssembly {
  class Memory {
    constructor(size: { readonly initial: number })
    readonly buffer: ArrayBuffer
  }
  class Module {
    constructor(bytes: Uint8Array<ArrayBuffer>)
  }
  class Instance {
    constructor(module: Module, imports: Readonly<Record<string, Readonly<Record<string, Memory>>>>)
    readonly exports: Readonly<Record<string, unknown>>
  }
}
