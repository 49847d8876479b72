/** How `pg` reaches the embedded database: there is no TCP port, only the socket. */
export type Address = {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly database: string
  readonly password: string
}
