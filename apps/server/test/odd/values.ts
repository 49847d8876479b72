import fc from 'fast-check'

const cursor = (text: string) => Buffer.from(text).toString('base64url')
const VISITOR = '00000000-0000-4000-8000-000000000000'

/** Text that programs stumble over: what was met in the wild, and its kin. */
export const ODD_TEXTS: readonly string[] = [
  // Nothing, and what looks like it.
  ...['', ' ', '\t\r\n', '\u200b', '\u200b\u200d\u2060\ufeff', '\u00ad', '\u3000', '\u2028'],
  // What databases, files and terminals don't take.
  ...['\0', 'a\0b', '\u0001\u001b[31m', '\u007f\u0085', '\ufffe\uffff', '\u202e\u2066abc'],
  // Halves of letters.
  ...['\ud800', '\udc00x', 'x\ud83d', '\udc00\ud800'],
  // Members of every object, and what some languages call nothing.
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'],
  ...['null', 'undefined', 'true', 'NaN', 'Infinity', '-Infinity', '[object Object]'],
  // Numbers.
  ...['0', '-0', '-1', '1e309', '-1e309', '1e-400', '0x10', '1.5', '1,5', '١٢', '1_000', '９'],
  ...['2147483648', '9007199254740993', '-9223372036854775809', '9'.repeat(400)],
  // Days and times.
  ...['0000-00-00', '0000-01-01', '2026-02-30', '9999-12-31', '-004713-01-01', '-4713-01-01'],
  ...['-271821-04-20T00:00:00.000Z', '+275760-09-13T00:00:00.000Z', '294277-01-01', '2026-11-21T24:00:00Z'],
  // Places in folders and addresses.
  ...['.', '..', '../..', '../../etc/passwd', '..\\..\\x', '/etc/passwd', 'C:\\x', 'x/../../y', './././x'],
  ...['%', '%00', '%ff', '%2e%2e%2f', '%u0000', '+', '?', '#', '&=&', ';', ':', '//example.org'],
  // Other people's languages.
  ...["'", "' OR 1=1 --", '"', '`', '\\', '\\u0000', '{{x}}', '%s%n', '<script>', '{', '[', '](', '\\x00'],
  ...['*', '(', '(((((a+)+)+)+)+$', '.*'.repeat(50), '_%', 'a AND b', 'NOT'],
  // References of Scripture, nearly.
  ...['JHN 0:0', 'JHN 999999999999:1', 'PSA 119:177', 'GEN 1:1-REV 22:21', 'REV 22:21-GEN 1:1', 'JHN 3:16-15'],
  ...['PSA', 'OBA 1:22', 'XXX 1:1', 'JHN 3:16-', '-', 'JHN -1', '约翰福音3：16', 'Juan 3,16.18-20;4', '1 2 3 4:5:6'],
  // Cursors.
  ...[cursor(''), cursor('\0'), cursor('2026-01-01T00:00:00.000Z'), cursor('2026-01-01T00:00:00.000Z \0')],
  ...[cursor(`-004714-01-01T00:00:00.000Z ${VISITOR}`), cursor(`+275760-09-13T00:00:00.000Z ${VISITOR}`)],
  ...[cursor(`-271821-04-20T00:00:00.000Z ${VISITOR}`), cursor(`2026-01-01T00:00:00.000Z \ud800`)],
  // Names and addresses of people.
  ...['@', 'a@b', 'x@\0', '+', '+0', `+${'1'.repeat(200)}`, 'a'.repeat(330), `${'a'.repeat(64)}@${'b'.repeat(250)}`],
  // Much of it.
  ...['x'.repeat(201), 'x'.repeat(2_001), '耶'.repeat(2_001), '🙂'.repeat(1_001), 'é'.normalize('NFD').repeat(1_000)],
  ...[' '.repeat(3_000), '\u0301'.repeat(300), '﷽'.repeat(100), ','.repeat(5_000), 'ab,'.repeat(3_000)],
]

/** Those that come near enough to something to be read further. */
export const FEW_ODD_TEXTS: readonly string[] = ODD_TEXTS.filter((_, at) => at % 8 === 1)

/** What stands in the place of a text where JSON was sent. */
export const ODD_JSON: readonly string[] = [
  ...['null', 'true', '0', '-0', '-1', '1.5', '1e999', '123456789012345678901234567890', '""', '[]', '{}'],
  ...['[[]]', '[null]', '[{}]', '["__proto__"]', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}'],
  ...['{"toString":1}', '{"then":1}', '{"length":1e9}', '{"en":{}}', '{"en":"\\u0000"}', '{"constructor":"x"}'],
  ...['{"__proto__":"x"}', '"\\u0000"', '"\\ud800"', '"\\udc00\\ud800"', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
  `[${Array.from({ length: 2_000 }, () => '"x"').join(',')}]`,
]

/** A text of any letters, an odd one, or odd ones in the midst of others. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.tuple(fc.string(), fc.constantFrom(...ODD_TEXTS), fc.string()).map((parts) => parts.join('')),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 }).map((units) => String.fromCharCode(...units)),
)

/** As JSON: any text, or what is none. */
export const oddJson: fc.Arbitrary<string> = fc.oneof(
  oddText.map((text) => JSON.stringify(text)),
  fc.constantFrom(...ODD_JSON),
  fc.json({ maxDepth: 4 }),
)
