import { fillNumber } from "../../kit/fill-one.ts";
import { decimal, lcm } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: an equation with a whole factor; 2: any factor; 3: stories; 4: stories with decimals; 5: with an extra step. */
export const solveProportions = defineGenerator("solve-proportions", 2, (random, difficulty) => {
	if (difficulty >= 3) return story(random, difficulty);
	const [a, b] = [random.integer(2, 9), random.integer(3, 12)];
	const factor = random.integer(2, 8);
	const [c, x] =
		difficulty === 1
			? [b * factor, a * factor]
			: (() => {
					const unit = lcm(a, b) / a;
					const times = random.integer(1, 4) * (unit === 1 ? 2 : 1);
					// a / b = x / c with c a multiple that is no multiple of b where it can be avoided.
					return [b * times * unit, a * times * unit] as const;
				})();
	const turned = difficulty === 2 && random.oneIn(2);
	const [top, bottom] = turned
		? ["\\dfrac{x}{" + c + "}", `\\dfrac{${a}}{${b}}`]
		: [`\\dfrac{${a}}{${b}}`, `\\dfrac{x}{${c}}`];
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `Solve for $x$: $${top} = ${bottom}$`,
		answer_prefix: "x =",
		right: x,
		hints: [
			"Both fractions have the same value.",
			"By what was one bottom multiplied to get the other? Do the same with the top.",
		],
		explanation: `$${c} \\div ${b} = ${c / b}$, so $x = ${a} \\times ${c / b} = ${x}$.`,
		mistakes: [
			[
				"cross-added",
				a + c - b,
				"It looks like the same amount was added above and below. Equal fractions come from multiplying.",
			],
			[
				"turned-over",
				Number.isInteger((b * c) / a) ? (b * c) / a : "",
				"It looks like one of the fractions was turned over.",
			],
			["multiplied-top-and-bottom", a * c, "That is top times bottom. One more division is needed."],
			["gave-the-factor", c / b, "That is the factor. Use it on the top."],
		],
	});
});

const TALES = [
	{
		a: "cups of rice",
		b: "people",
		text: (name: string) =>
			`${name} needs {a} cups of rice for {b} people. How many cups are needed for {c} people?`,
		longer: (name: string, more: number) =>
			`${name} needs {a} cups of rice for {b} people. Today {c} people come, and ${more} more ${more === 1 ? "cup is" : "cups are"} cooked to be safe. How many cups is that in all?`,
		amounts: [2, 3, 5, 6],
		per: [4, 8, 10],
	},
	{
		a: "kilometers",
		b: "minutes",
		text: (name: string) =>
			`${name} runs {a} kilometers in {b} minutes. How many kilometers is that in {c} minutes at the same speed?`,
		longer: (name: string, more: number) =>
			`${name} runs {a} kilometers in {b} minutes. At the same speed ${name} runs for {c} minutes and then walks ${more} more ${more === 1 ? "kilometer" : "kilometers"}. How many kilometers is that in all?`,
		amounts: [3, 4, 5],
		per: [20, 30],
	},
	{
		a: "liters of fuel",
		b: "miles",
		text: () => "A van uses {a} liters of fuel for {b} miles. How many liters does it use for {c} miles?",
		longer: (_: string, more: number) =>
			`A van uses {a} liters of fuel for {b} miles. It goes {c} miles, and ${more} more ${more === 1 ? "liter is" : "liters are"} used while it waits with the engine on. How many liters is that in all?`,
		amounts: [4, 6, 7, 9],
		per: [40, 50, 80],
	},
	{
		a: "dollars",
		b: "pounds",
		text: () => "{b} pounds of cherries cost {a} dollars. How many dollars do {c} pounds cost?",
		longer: (name: string, more: number) =>
			`{b} pounds of cherries cost {a} dollars. ${name} buys {c} pounds and pays ${more} more ${more === 1 ? "dollar" : "dollars"} for a basket. How many dollars is that in all?`,
		amounts: [18, 22, 26, 30],
		per: [4, 5, 8],
	},
] as const;

function story(random: Random, difficulty: number) {
	const { a: unit, b: by, text, longer, amounts, per } = random.pick(TALES);
	const b = random.pick<number>(per);
	const a = random.pick<number>(amounts);
	const c =
		difficulty === 3
			? b * random.integer(2, 6)
			: (b / 2) * random.pick(b % 2 === 0 ? [3, 5, 7, 9] : [4, 6, 8]);
	const hundredths = (a * c * 100) / b;
	const extra = difficulty === 5 ? random.integer(1, 4) : 0;
	const base = decimal(Math.round(hundredths), 2);
	const right = decimal(Math.round(hundredths) + extra * 100, 2);
	const name = random.pick(NAMES);
	const asked = (extra === 0 ? text(name) : longer(name, extra))
		.replace("{a}", `${a}`)
		.replace("{b}", `${b}`)
		.replace("{c}", `${c}`);
	return fillNumber({
		answer_type: "FLOAT",
		prompt: asked,
		answer_suffix: unit,
		right,
		hints: [
			`Set up equal ratios of ${unit} and ${by}.`,
			`How much belongs to one of the ${by}?`,
			...(extra === 0 ? [] : ["At the end something is added that does not grow with the rest."]),
		],
		explanation: `$${a} \\div ${b} \\times ${c} = ${base}$.${extra === 0 ? "" : ` With ${extra} more: $${base} + ${extra} = ${right}$.`}`,
		mistakes: [
			[
				"cross-added",
				a + c - b + extra,
				"It looks like the same amount was added to both. Equal ratios come from multiplying.",
			],
			[
				"turned-the-ratio-over",
				(b * c * 100) % a === 0 ? decimal((b * c * 100) / a + extra * 100, 2) : "",
				"It looks like the ratio was turned over. Which amount belongs to which?",
			],
			["left-out-the-last-step", extra === 0 ? "" : base, "That is before the last step of the story."],
			["multiplied-only", a * c, "Divide as well: how much belongs to one?"],
		],
	});
}
