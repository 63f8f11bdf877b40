import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { add, fraction, mixedEntry, mixedTex, subtract } from "../../kit/fractions.ts";
import { entry, lowest, tex } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

const f = (top: number, bottom: number) => `\\dfrac{${top}}{${bottom}}`;

// 1: eaten together, below one. 2: what is left of one. 3: above one. 4: mixed numbers. 5: mixed numbers where a
// whole is made or opened, or whether the wholes are the same.
export const fractionWordLike = defineGenerator("fraction-word-like", 3, (random, difficulty) => {
	const [name, friend] = random.shuffle(NAMES) as [string, string];
	const bottom = random.pick([4, 5, 6, 8, 10, 12] as const);
	const a = random.integer(1, bottom - 2);
	const b = random.integer(1, bottom - 1 - a);
	if (difficulty === 5 && random.oneIn(3)) return sameWhole();
	if (difficulty >= 4) return mixed();
	const thing = random.pick(["pizza", "cake", "melon", "pie"] as const);
	const [text, top, formula] =
		difficulty === 1
			? [
					`${name} eats $${f(a, bottom)}$ of a ${thing} and ${friend} eats $${f(b, bottom)}$ of it. What fraction of the ${thing} is eaten?`,
					a + b,
					`${f(a, bottom)} + ${f(b, bottom)} = ${f(a + b, bottom)}`,
				]
			: difficulty === 2
				? [
						`${name} and ${friend} share a ${thing}. ${name} eats $${f(a, bottom)}$ and ${friend} eats $${f(b, bottom)}$ of it. What fraction of the ${thing} is left?`,
						bottom - a - b,
						`${f(bottom, bottom)} - ${f(a, bottom)} - ${f(b, bottom)} = ${f(bottom - a - b, bottom)}`,
					]
				: [
						`${name} walks $${f(bottom - a, bottom)}$ of a mile to the library and $${f(bottom - b, bottom)}$ of a mile to the pool. How many miles is that in all?`,
						2 * bottom - a - b,
						`${f(bottom - a, bottom)} + ${f(bottom - b, bottom)} = ${f(2 * bottom - a - b, bottom)}`,
					];
	const right = lowest(top, bottom);
	return fillNumber({
		answer_type: "MIXED",
		simplest: "optional",
		prompt: text,
		cta: "Write a fraction like 3/4, or a mixed number like 1 1/4.",
		right: entry(right),
		hints: [
			"All parts are of the same whole, and they have the same size.",
			difficulty === 2
				? "The whole has as many parts as the bottom number tells."
				: "Add the numbers of parts. The size of the parts stays.",
		],
		explanation: `$${formula}$${right.bottom === bottom ? "" : `, that is $${tex(right)}$`}.`,
		mistakes: [
			[
				"added-denominators",
				difficulty === 2 ? "" : `${top}/${2 * bottom}`,
				"The bottoms were added, too. The parts do not change their size.",
			],
			[
				"stopped-before-the-rest",
				difficulty === 2 ? `${a + b}/${bottom}` : "",
				"That is eaten. What is left?",
			],
			[
				"subtracted-instead",
				difficulty === 2 ? `${bottom - a}/${bottom}` : "",
				"Both parts are gone, not just one.",
			],
			[
				"one-part-only",
				difficulty === 3 ? `${bottom - a}/${bottom}` : difficulty === 1 ? `${a}/${bottom}` : "",
				"The other part counts, too.",
			],
		],
	});

	/** Tops of the parts: with `is_crossing` the parts together make a whole, or a whole has to be opened. */
	function topsOf(adds: boolean, is_crossing: boolean): [number, number] {
		if (!is_crossing) return adds ? [a, b] : [Math.max(a, b), Math.min(a, b)];
		if (!adds) {
			const taken = random.integer(2, bottom - 1);
			return [random.integer(1, taken - 1), taken];
		}
		const first = random.integer(2, bottom - 1);
		return [first, random.integer(bottom - first + 1, bottom - 1)];
	}

	function mixed() {
		const adds = random.oneIn(2);
		const is_crossing = difficulty === 5;
		const [p, q] = topsOf(adds, is_crossing);
		const [wholes, other] = [random.integer(3, 6), random.integer(1, 2)];
		const [x, y] = [fraction(wholes, { top: p, bottom }), fraction(other, { top: q, bottom })];
		const result = adds ? add(x, y) : subtract(x, y);
		const shown = (whole: number, top: number) => `${whole}${f(top, bottom)}`;
		const [unit, thing] = random.pick([
			["liters", "juice"],
			["cups", "flour"],
			["kilograms", "rice"],
			["meters", "cloth"],
			["pounds", "seeds"],
			["gallons", "paint"],
		] as const);
		const parts = `${f(p, bottom)} ${adds ? "+" : "-"} ${f(q, bottom)}`;
		const steps = is_crossing
			? adds
				? `Parts: $${parts} = ${f(p + q, bottom)}$. That is 1 whole and $${f(p + q - bottom, bottom)}$. Wholes: $${wholes} + ${other} + 1 = ${wholes + other + 1}$.`
				: `There are not enough parts, so open one whole: $${shown(wholes, p)} = ${shown(wholes - 1, p + bottom)}$. Take away $${shown(other, q)}$.`
			: `Wholes: $${wholes} ${adds ? "+" : "-"} ${other} = ${adds ? wholes + other : wholes - other}$. Parts: $${parts} = ${f(adds ? p + q : p - q, bottom)}$.`;
		return fillNumber({
			answer_type: "MIXED",
			simplest: "optional",
			prompt: adds
				? `${name} has $${shown(wholes, p)}$ ${unit} of ${thing} and buys $${shown(other, q)}$ ${unit} more. How many ${unit} is that?`
				: `${name} has $${shown(wholes, p)}$ ${unit} of ${thing} and uses $${shown(other, q)}$ ${unit}. How many ${unit} are left?`,
			cta: "Write a fraction like 3/4, or a mixed number like 1 1/4.",
			right: mixedEntry(result),
			hints: [
				"Work with the wholes and with the parts.",
				adds ? "Do the parts make a new whole?" : "Are there enough parts? If not, break up a whole.",
			],
			explanation: `${steps} The result: $${mixedTex(result)}$ ${unit}.`,
			mistakes: [
				[
					"other-operation",
					mixedEntry(adds ? subtract(x, y) : add(x, y)),
					"Read once more: does it come together, or does it go away?",
				],
				[
					"smaller-from-larger-part",
					adds || p >= q ? "" : mixedEntry(fraction(wholes - other, lowest(q - p, bottom))),
					"It looks like the smaller part was taken from the larger one. Break up a whole instead.",
				],
				[
					"added-denominators",
					adds ? mixedEntry(fraction(wholes + other, lowest(p + q, 2 * bottom))) : "",
					"The bottoms were added, too. The parts do not change their size.",
				],
				[
					"forgot-the-new-whole",
					adds && is_crossing ? mixedEntry(fraction(wholes + other, lowest(p + q - bottom, bottom))) : "",
					"The parts make a new whole. It has to be counted as well.",
				],
				[
					"wholes-only",
					`${adds ? wholes + other : wholes - other}`,
					"Those are the wholes. The parts count, too.",
				],
			],
		});
	}

	function sameWhole() {
		const [same, small, large] = random.pick([
			["a pizza", "a small pizza", "a large pizza"],
			["a rope", "a short rope", "a long rope"],
			["a bottle", "a small bottle", "a large bottle"],
			["a garden bed", "a small garden bed", "a large garden bed"],
		] as const);
		const is_same = random.oneIn(2);
		const [yes, no] = [
			"Yes, because both are parts of the same whole.",
			"No, because the wholes are not the same.",
		];
		const wrong = is_same
			? ([
					no,
					"overlooked-that-the-whole-is-one",
					"Read once more what both of them use. Is it one thing or two?",
				] as const)
			: ([
					yes,
					"adds-parts-of-different-wholes",
					"Read once more what each of them uses. Is it one thing or two?",
				] as const);
		return chooseOption(
			random,
			{
				prompt: `${name} uses $${f(a, bottom)}$ of ${is_same ? same : small} and ${friend} uses $${f(b, bottom)}$ of ${is_same ? `the same ${same.slice(2)}` : large}. Can they add the fractions to $${f(a + b, bottom)}$?`,
				hints: [
					"Fractions can be added when they are parts of the same whole.",
					"Are the parts of the same size here?",
				],
				explanation: is_same
					? `Both use parts of one thing, so the parts have the same size: $${f(a, bottom)} + ${f(b, bottom)} = ${f(a + b, bottom)}$ of it. ${yes}`
					: `The wholes are different, so the parts are not of the same size. $${f(a, bottom)}$ and $${f(b, bottom)}$ cannot simply be added.`,
			},
			{
				right: is_same ? yes : no,
				wrong: [
					wrong,
					[
						"Yes, because it does not matter what they are parts of.",
						"ignores-the-whole",
						"A half of a small thing is less than a half of a large thing. So it does matter.",
					],
					[
						`No, because the sum is $${f(a + b, 2 * bottom)}$.`,
						"added-denominators",
						"The bottoms are not added: the parts do not change their size.",
					],
				],
			},
		);
	}
});
