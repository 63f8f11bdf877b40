import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Figure } from "@learnin/domain/question/question";
import { rectangle } from "../../figures/grids.ts";
import { tiledSquare } from "../../figures/tiled-square.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { add, fraction, mixedEntry, mixedTex, multiply, split } from "../../kit/fractions.ts";
import { level } from "../../kit/level.ts";
import type { Fraction } from "../../kit/numbers.ts";
import { gcd } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const UNITS = [
	["m", "meter"],
	["ft", "foot"],
	["km", "kilometer"],
] as const;

/** 1: inside a tiled unit square, small bottoms; 2: larger bottoms; 3: a whole number times a fraction; 4: a mixed number times a fraction; 5: two mixed numbers. */
export const areaFractionalSides = defineGenerator("area-fractional-sides", 2, (random, difficulty) => {
	const [a, b] = sides(random, difficulty);
	const [unit] = random.pick(difficulty <= 2 ? UNITS : UNITS.slice(0, 2));
	const answer = multiply(a, b);
	const raw = `\\dfrac{${a.top * b.top}}{${a.bottom * b.bottom}}`;
	const product = raw === mixedTex(answer) ? raw : `${raw} = ${mixedTex(answer)}`;
	const shown = difficulty <= 2 ? "shaded part" : "rectangle";
	const place = random.pick(
		difficulty <= 2
			? ["field", "board", "rug"]
			: difficulty === 3
				? ["banner", "ribbon", "shelf", "strip of cloth"]
				: ["poster", "tabletop", "banner", "board"],
	);
	return fillNumber({
		answer_type: "MIXED_FRACTION",
		prompt:
			difficulty <= 2
				? `The large square is 1 ${unit} on each side. The shaded part of it is $${mixedTex(a)}$ ${unit} wide and $${mixedTex(b)}$ ${unit} high. What is the area of the shaded part?`
				: `A ${place} has the shape of a rectangle. It is $${mixedTex(a)}$ ${unit} wide and $${mixedTex(b)}$ ${unit} long. What is its area?`,
		cta:
			difficulty <= 2
				? "Write a fraction in simplest form."
				: "Write a whole number, a fraction or a mixed number in simplest form.",
		answer_suffix: `square ${unit}`,
		figure: figure(a, b, unit, difficulty),
		right: mixedEntry(answer),
		hints:
			difficulty <= 2
				? [
						"Into how many equal tiles is the whole square cut?",
						"How many of these tiles are shaded? What part of the square is one tile?",
					]
				: [
						`The area of the ${shown} is its width times its height, with fractions too.`,
						"Write mixed numbers as fractions first.",
						"Multiply the tops and multiply the bottoms.",
					],
		explanation:
			difficulty <= 2
				? `The square has $${a.bottom} \\times ${b.bottom} = ${a.bottom * b.bottom}$ tiles, and $${a.top} \\times ${b.top} = ${a.top * b.top}$ of them are shaded: $${product}$ square ${unit}.`
				: `$${asFraction(a)} \\times ${asFraction(b)} = ${product}$ square ${unit}.`,
		mistakes: [
			[
				"added-the-sides",
				mixedEntry(add(a, b)),
				"It looks like the sides were added. The area is width times height.",
			],
			[
				"perimeter",
				mixedEntry(multiply(add(a, b), { top: 2, bottom: 1 })),
				"That is the distance around. The area is what is covered inside.",
			],
			[
				"multiplied-wholes-and-fractions-apart",
				apart(a, b),
				"It looks like wholes and fractions were multiplied apart. Each part of one side meets each part of the other.",
			],
			[
				"counted-tiles",
				difficulty <= 2 ? a.top * b.top : "",
				"That is the number of tiles. Each tile is only a part of the square unit.",
			],
			[
				"added-the-bottoms",
				`${a.top * b.top}/${a.bottom + b.bottom}`,
				"The tops are multiplied. Multiply the bottoms as well.",
			],
		],
	});
});

function asFraction({ top, bottom }: Fraction): string {
	return bottom === 1 ? `${top}` : `\\dfrac{${top}}{${bottom}}`;
}

function apart(a: Fraction, b: Fraction): string {
	const [one, two] = [split(a), split(b)];
	if (one.whole === 0 || two.whole === 0 || one.part.top === 0 || two.part.top === 0) return "";
	return mixedEntry(fraction(one.whole * two.whole, multiply(one.part, two.part)));
}

function sides(random: Random, difficulty: Difficulty): [Fraction, Fraction] {
	const bottoms = level(difficulty, [
		[2, 3, 4],
		[3, 4, 5, 6],
		[2, 3, 4, 5, 6, 8],
		[2, 3, 4, 5],
		[2, 3, 4, 5],
	] as const);
	const proper = (): Fraction => {
		for (;;) {
			const bottom = random.pick(bottoms);
			const top = random.integer(1, bottom - 1);
			if (gcd(top, bottom) === 1) return { top, bottom };
		}
	};
	const mixed = () => fraction(random.integer(1, 4), proper());
	return level<() => [Fraction, Fraction]>(difficulty, [
		() => [proper(), proper()],
		() => [proper(), proper()],
		() => [fraction(random.integer(2, 9)), proper()],
		() => [mixed(), proper()],
		() => [mixed(), mixed()],
	])();
}

function figure(a: Fraction, b: Fraction, unit: string, difficulty: Difficulty): Figure {
	const [width, height] = [`${mixedEntry(a)} ${unit}`, `${mixedEntry(b)} ${unit}`];
	if (difficulty <= 2)
		return {
			svg: tiledSquare({
				columns: a.bottom,
				rows: b.bottom,
				across: a.top,
				up: b.top,
				below: width,
				beside: height,
				colour: "mint",
			}),
			alt: `A square of 1 ${unit} on each side, cut into ${a.bottom} equal columns and ${b.bottom} equal rows. The shaded part covers ${a.top} of the columns and ${b.top} of the rows.`,
		};
	const ratio = Math.min(3, Math.max(1 / 3, a.top / a.bottom / (b.top / b.bottom)));
	return {
		svg: rectangle({
			width: ratio >= 1 ? 6 : 6 * ratio,
			height: ratio >= 1 ? 6 / ratio : 6,
			below: width,
			beside: height,
			has_squares: false,
			colour: "sky",
		}),
		alt: `A rectangle that is ${width} wide and ${height} high.`,
	};
}
