import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { add, fraction, mixedEntry, mixedTex, subtract } from "../../kit/fractions.ts";
import { entry, lowest, tex } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

const f = (top: number, bottom: number) => `\\dfrac{${top}}{${bottom}}`;

// 1: eaten together, below one. 2: what is left of one. 3: above one. 4: mixed numbers. 5: when the wholes are not the same, or two steps.
export const fractionWordLike = defineGenerator("fraction-word-like", 1, (random, difficulty) => {
	const [name, friend] = random.shuffle(NAMES) as [string, string];
	const bottom = random.pick([4, 5, 6, 8, 10, 12] as const);
	const a = random.integer(1, bottom - 2);
	const b = random.integer(1, bottom - 1 - a);
	if (difficulty === 5 && random.oneIn(2)) return differentWholes();
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
				"The other part belongs to it, too.",
			],
		],
	});

	function mixed() {
		const [x, y] = [fraction(random.integer(2, 5), { top: b, bottom }), fraction(1, { top: a, bottom })];
		const adds = random.oneIn(2);
		const result = adds ? add(x, y) : subtract(x, y);
		const shown = (whole: number, top: number) => `${whole}${f(top, bottom)}`;
		const x_whole = Math.floor(x.top / x.bottom);
		const [unit, thing] = random.pick([
			["liters", "juice"],
			["cups", "flour"],
			["kilograms", "rice"],
			["meters", "cloth"],
		] as const);
		return fillNumber({
			answer_type: "MIXED",
			simplest: "optional",
			prompt: adds
				? `${name} has $${shown(x_whole, b)}$ ${unit} of ${thing} and buys $${shown(1, a)}$ ${unit} more. How many ${unit} is that?`
				: `${name} has $${shown(x_whole, b)}$ ${unit} of ${thing} and uses $${shown(1, a)}$ ${unit}. How many ${unit} are left?`,
			cta: "Write a fraction like 3/4, or a mixed number like 1 1/4.",
			right: mixedEntry(result),
			hints: [
				"Work with the wholes and with the parts.",
				adds ? "Do the parts make a new whole?" : "Are there enough parts? If not, open a whole.",
			],
			explanation: `$${shown(x_whole, b)} ${adds ? "+" : "-"} ${shown(1, a)} = ${mixedTex(result)}$.`,
			mistakes: [
				[
					"other-operation",
					mixedEntry(adds ? subtract(x, y) : add(x, y)),
					"Read once more: does it come together, or does it go away?",
				],
				[
					"smaller-from-larger-part",
					adds || a <= b ? "" : mixedEntry(fraction(x_whole - 1, lowest(a - b, bottom))),
					"It looks like the smaller part was taken from the larger one. Open a whole instead.",
				],
				[
					"added-denominators",
					adds ? mixedEntry(fraction(x_whole + 1, lowest(a + b, 2 * bottom))) : "",
					"The bottoms were added, too. The parts do not change their size.",
				],
			],
		});
	}

	function differentWholes() {
		const [small, large] = random.pick([
			["a small pizza", "a large pizza"],
			["a short rope", "a long rope"],
			["a small bottle", "a large bottle"],
		] as const);
		return chooseOption(
			random,
			{
				prompt: `${name} uses $${f(a, bottom)}$ of ${small} and ${friend} uses $${f(b, bottom)}$ of ${large}. Can they add the fractions to $${f(a + b, bottom)}$?`,
				hints: [
					"Fractions can be added when they are parts of the same whole.",
					"Are the parts of the same size here?",
				],
				explanation: `The wholes are different, so the parts are not of the same size. $${f(a, bottom)}$ and $${f(b, bottom)}$ cannot simply be added.`,
			},
			{
				right: "No, because the wholes are not the same.",
				wrong: [
					[
						"Yes, because the bottoms are equal.",
						"adds-parts-of-different-wholes",
						"The bottoms are equal, but are the parts of the same size?",
					],
					[
						`No, the sum is $${f(a + b, 2 * bottom)}$.`,
						"added-denominators",
						"The bottoms are never added. What else is wrong here?",
					],
					[
						"Yes, because both are less than a whole.",
						"below-one-is-enough",
						"That does not make the parts equal.",
					],
				],
			},
		);
	}
});
