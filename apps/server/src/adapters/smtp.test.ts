import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { smtpMail } from './smtp.ts'

const servers: SMTPServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((done) => server.close(() => done()))
})

/** A real mail server on this machine that keeps what it is sent, or refuses the address. */
async function mailServer(refuses = false) {
  const letters: { readonly to: string[]; readonly text: string }[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'berea' && password === 'p@ss' ? done(null, { user: username }) : done(new Error('no')),
    onRcptTo: (_address, _session, done) => (refuses ? done(new Error('nobody here')) : done()),
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        letters.push({ to, text: Buffer.concat(parts).toString() })
        done()
      })
    },
  })
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.server.address() as { port: number }
  return { letters, url: `smtp://berea:p%40ss@127.0.0.1:${port}` }
}

const letter = { to: 'lydia@example.org', subject: '您的验证码：123456', text: '123456' }

test('a letter reaches the one it is for, and nobody else', async () => {
  const { letters, url } = await mailServer()
  const mail = smtpMail({ url, from: 'Berea <berea@example.org>' })
  await mail.send(letter)
  await mail.send({ ...letter, to: 'a@example.org,b@example.org' }).catch(() => undefined)
  expect(letters[0]).toMatchObject({ to: ['lydia@example.org'], text: expect.stringContaining('123456') })
  expect(letters[0]?.text).toContain('From: Berea <berea@example.org>')
  expect(letters.flatMap(({ to }) => to)).not.toContain('b@example.org')
  expect(mail.name).toBe('127.0.0.1')
})

test('what the mail server refuses, and a mail server that is away, reject', async () => {
  const { url } = await mailServer(true)
  await expect(smtpMail({ url, from: 'b@example.org' }).send(letter)).rejects.toMatchObject({ responseCode: 550 })
  const away = smtpMail({ url: 'smtp://127.0.0.1:1', from: 'b@example.org' })
  await expect(away.send(letter)).rejects.toMatchObject({ code: 'ESOCKET' })
})
