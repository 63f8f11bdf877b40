import fc from "fast-check";
import { gcd } from "../../arithmetic/rational.ts";
import type { AnswerType } from "../../question/question.ts";

export interface SomeKey {
	answer_type: AnswerType;
	key: string;
}

const size = fc.oneof(fc.bigInt({ min: 0n, max: 999n }), fc.bigInt({ min: 0n, max: 10n ** 25n }));
const sign = fc.constantFrom("", "-");

const integer = fc.tuple(sign, size).map(([minus, n]) => `${minus}${n}`);
const decimal = fc
	.tuple(integer, fc.stringMatching(/^\d{0,12}$/))
	.map(([whole, places]) => (places === "" ? whole : `${whole}.${places}`));
/** In lowest terms, above or below one, never whole. */
const fraction = fc
	.tuple(sign, size, fc.bigInt({ min: 2n, max: 10n ** 12n }))
	.filter(([, top, bottom]) => gcd(top, bottom) === 1n)
	.map(([minus, top, bottom]) => ({ minus, top, bottom }));
const simple = fraction.map(({ minus, top, bottom }) => `${minus}${top}/${bottom}`);
const mixed = fraction.map(({ minus, top, bottom }) =>
	top < bottom ? `${minus}${top}/${bottom}` : `${minus}${top / bottom} ${top % bottom}/${bottom}`,
);
const word = fc.stringMatching(/^[a-z]{1,12}( [a-z]{1,12})?$/);

const of = (answer_type: AnswerType, keys: fc.Arbitrary<string>): fc.Arbitrary<SomeKey> =>
	keys.map((key) => ({ answer_type, key }));

/** Keys of every answer type in its own form, of any size. */
export const someKey: fc.Arbitrary<SomeKey> = fc.oneof(
	of("INTEGER", integer),
	of("FLOAT", decimal),
	of("SIMPLE_FRACTION", fc.oneof(simple, integer)),
	of("MIXED_FRACTION", fc.oneof(mixed, integer)),
	of("MIXED", fc.oneof(integer, decimal, simple, mixed)),
	of("STRING", word),
);
