import { tiledSquare } from "../../../figures/fractions/tiled-square.ts";
import { anyFraction, ask, boxed, mixedEntry, mixedTex, slip, tex, whole } from "../../../kit/index.ts";
import type { Draft, Form } from "../../../kit/index.ts";
import { fractionTex, inOtherWords, oneOf, productOf, workOf, wrongProducts } from "./mixed-products.ts";
import type { Factors } from "./mixed-products.ts";

const MIDDLE = [2, 3, 4, 5, 6] as const;

/** "feet", "yards". */
export const many = (unit: string) => (unit === "foot" ? "feet" : `${unit}s`);

/** The area of a rectangle with these sides. */
export function areaOf(sides: Factors, unit: string): Omit<Draft, "prompt"> {
	const [a, b] = sides;
	const { top, bottom } = productOf(sides);
	const { hints, steps } = workOf(sides);
	const perimeter = 2 * (a.top * b.bottom + b.top * a.bottom);
	return {
		task: `the area of a $${mixedTex(a)}$ ${unit} by $${mixedTex(b)}$ ${unit} rectangle, in square ${many(unit)},`,
		cta: "Write a whole number, a fraction, or a mixed number.",
		right: anyFraction(top, bottom),
		wrong: [
			[slip.foundThePerimeter, anyFraction(perimeter, bottom)],
			...wrongProducts(sides, slip.addedTheSides).filter(
				(each) => each && each[0].id !== slip.multipliedCrosswise.id,
			),
		],
		hints: [
			`Area is length times width, even with fractions: $${mixedTex(a)} \\times ${mixedTex(b)}$.`,
			hints[1],
			hints[2],
		],
		steps: ["Area is length times width.", ...steps],
		unit: { after: `square ${many(unit)}` },
		equal: "an equal number",
	};
}

/** A part of a tiled unit square. */
export const tiled: Form = (random) => {
	const sides: Factors = [oneOf(random, MIDDLE), oneOf(random, MIDDLE)];
	const [a, b] = sides;
	const unit = random.pick(["foot", "yard", "meter", "mile"]);
	const { top, bottom } = productOf(sides);
	const draft = areaOf(sides, unit);
	return {
		...draft,
		prompt: random.pick([
			`The large square is 1 ${unit} on each side. The shaded part is $${tex(a)}$ ${unit} wide and $${tex(b)}$ ${unit} high. What is the area of the shaded part?`,
			`A square with sides of 1 ${unit} is cut into equal tiles. The shaded rectangle is $${tex(a)}$ ${unit} by $${tex(b)}$ ${unit}. Find its area.`,
		]),
		figure: {
			svg: tiledSquare({
				columns: a.bottom,
				rows: b.bottom,
				across: a.top,
				up: b.top,
				below: mixedEntry(a),
				beside: mixedEntry(b),
				color: "mint",
			}),
			alt: `A square of 1 ${unit} on each side, cut into ${a.bottom} equal columns and ${b.bottom} equal rows. The shaded part covers ${a.top} of the columns and ${b.top} of the rows.`,
		},
		wrong: [[slip.countedTheTiles, whole(top)], ...draft.wrong],
		hints: [
			`Into how many equal tiles is the square cut? Count ${a.bottom} columns and ${b.bottom} rows.`,
			`The shaded part has $${a.top} \\times ${b.top}$ tiles. The whole square has $${a.bottom} \\times ${b.bottom}$ tiles.`,
			"Write the shaded tiles over all the tiles.",
		],
		steps: [
			`The square has $${a.bottom} \\times ${b.bottom} = ${bottom}$ tiles, and $${a.top} \\times ${b.top} = ${top}$ of them ${top === 1 ? "is" : "are"} shaded.`,
			`The area in square ${many(unit)} is $${fractionTex({ top, bottom })}$${inOtherWords({ top, bottom })}`,
		],
	};
};

/** The tiles are counted, one box at a time. */
export const tilesInSteps = ask.stepwise((random) => {
	const draft = tiled(random);
	const [across = "0", columns = "1", up = "0", rows = "1"] = (draft?.prompt.match(/\{\d+\}/g) ?? []).map(
		(each) => each.slice(1, -1),
	);
	if (draft?.figure === undefined) return undefined;
	const [shaded, all] = [Number(across) * Number(up), Number(columns) * Number(rows)];
	const [, unit = ""] = /1 (\w+)/.exec(draft.prompt) ?? [];
	return {
		prompt: `The square has sides of 1 ${unit}. It is cut into [[all]] equal tiles, and [[shaded]] of them are shaded. In square ${many(unit)}, the area of the shaded part, not simplified, has the numerator [[top]] and the denominator [[bottom]].`,
		figure: draft.figure,
		boxes: {
			all: boxed(whole(all), [slip.addedRowsAndColumns, whole(Number(columns) + Number(rows))]),
			shaded: boxed(whole(shaded), [slip.addedRowsAndColumns, whole(Number(across) + Number(up))]),
			top: boxed(whole(shaded), [slip.countedTheOthers, whole(all - shaded)]),
			bottom: boxed(whole(all), [slip.comparedParts, whole(all - shaded)]),
		},
		hints: draft.hints,
		steps: draft.steps,
	};
});
