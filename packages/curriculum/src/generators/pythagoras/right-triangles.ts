import { rightTriangle, sidePlaces } from "../../figures/shapes/right-triangle.ts";
import type { FigureColor } from "../../figures/svg.ts";
import { ask, decimals, slip, texNumber, whole, withUnit } from "../../kit/index.ts";
import type { Draft, Form, Random, Value } from "../../kit/index.ts";
import { isSquare, rootInTenths, TRIPLES } from "./triples.ts";

/** What is known: both legs p and q, or a leg p and the hypotenuse q. */
export interface Known {
	p: number;
	q: number;
	isLeg: boolean;
	unit: string;
}

const COLORS = ["sky", "gold", "mint", "lilac"] as const satisfies readonly FigureColor[];

/** The root of a number, rounded to tenths where it has no whole one. */
export function rootOf(square: number): Value {
	if (isSquare(square)) return whole(Math.sqrt(square));
	const tenths = decimals(Math.round(Number(rootInTenths(square)) * 10), 1);
	return { ...tenths, rules: { tolerance: "0.05" } };
}

export const squareOf = ({ p, q, isLeg }: Known) => (isLeg ? q * q - p * p : p * p + q * q);

/** Sides that come out whole, the unit aside. */
export function wholeSides(random: Random, isLeg: boolean, most = 65): Omit<Known, "unit"> | undefined {
	const [triple, times] = [random.pick(TRIPLES), random.integer(1, 6)];
	const [a, b] = random.shuffle([triple[0] * times, triple[1] * times]) as [number, number];
	const c = triple[2] * times;
	return c > most ? undefined : { p: a, q: isLeg ? c : b, isLeg };
}

/** Sides of which the third has to be rounded. */
export function roughSides(random: Random, isLeg: boolean): Omit<Known, "unit"> | undefined {
	const known = { p: random.integer(2, 20), q: random.integer(2, 20), isLeg };
	const square = squareOf({ ...known, unit: "" });
	return square < 4 || isSquare(square) || known.p === known.q ? undefined : known;
}

/** How the third side is found, and where wrong procedures lead. Each length is shown with its unit. */
export function reasoning(known: Known): Pick<Draft, "right" | "wrong" | "hints" | "steps"> {
	const { p, q, isLeg, unit } = known;
	const square = squareOf(known);
	const right = rootOf(square);
	const length = (value: Value) => ({ ...value, shown: withUnit(value.shown, unit) });
	const isRounded = right.answer_type === "FLOAT";
	// To the nearest tenth: "17.0" says so, and "17" does not.
	const written = isRounded ? Number(right.entry).toFixed(1) : right.entry;
	const other = isLeg ? p * p + q * q : Math.abs(p * p - q * q);
	const formula = isLeg ? `${q}^2 - ${p}^2` : `${p}^2 + ${q}^2`;
	return {
		right: length(right),
		wrong: [
			[isLeg ? slip.subtractedSides : slip.addedLegs, length(whole(isLeg ? q - p : p + q))],
			[slip.leftOutRoot, length(whole(square))],
			other > 0 && [isLeg ? slip.addedSquares : slip.subtractedSquares, length(rootOf(other))],
			[slip.halfForRoot, length(decimals(5 * square, 1))],
			!isLeg && [slip.doubledSides, length(whole(2 * p + 2 * q))],
		],
		hints: [
			isLeg
				? `The hypotenuse is known: it is ${q} ${unit}. A leg is missing.`
				: "Both legs are known. The missing side is the hypotenuse, opposite the right angle.",
			`Use $a^2 + b^2 = c^2$. ${isLeg ? `Here $c$ is ${q}, and one leg is ${p}.` : `Here the legs are ${p} and ${q}.`}`,
			`Work out $${formula}$. Then take the square root${isRounded ? ", and round it to the nearest tenth" : ""}.`,
		],
		steps: [
			"By the Pythagorean theorem, $a^2 + b^2 = c^2$.",
			`$${formula} = ${texNumber((isLeg ? q : p) ** 2)} ${isLeg ? "-" : "+"} ${texNumber((isLeg ? p : q) ** 2)} = ${texNumber(square)}$.`,
			`$\\sqrt{${texNumber(square)}} ${isRounded ? "\\approx" : "="} ${written}$, so the length is ${written} ${unit}.`,
		],
	};
}

/** The triangle with one unknown side, with the place of a box for it and the middle of that side. */
export function sketchOf(random: Random, known: Known, mark: string) {
	const { p, q, isLeg, unit } = known;
	const shape = {
		across: p,
		up: isLeg ? Math.sqrt(squareOf(known)) : q,
		is_right: random.oneIn(2),
		is_above: random.oneIn(3),
	};
	const labels = isLeg ? [`${p} ${unit}`, mark, `${q} ${unit}`] : [`${p} ${unit}`, `${q} ${unit}`, mark];
	const words = labels.map((text) => (text === mark ? "unknown" : text));
	const places = sidePlaces(shape);
	return {
		figure: {
			svg: rightTriangle({
				...shape,
				labels: labels as [string, string, string],
				color: random.pick(COLORS),
			}),
			alt: `A right triangle. The legs are ${words[0]} and ${words[1]}. The hypotenuse is ${words[2]}.`,
		},
		...(isLeg ? places[1] : places[2]),
	};
}

/** FILL_ONE: the length is typed without its unit, which is printed. */
export const entered = (form: Form) =>
	ask.typed((random) => {
		const draft = form(random);
		return draft && { ...draft, unit: { after: draft.right.shown.split(" ").at(-1) ?? "" } };
	});

/** LABELED_INPUT: the missing side is written at the triangle. */
export const labeledSide = (draw: (random: Random) => (Known & { prompt: string }) | undefined) =>
	ask.labeled((random) => {
		const known = draw(random);
		if (known === undefined) return undefined;
		const { right, wrong, hints, steps } = reasoning(known);
		const { figure, place, part } = sketchOf(random, known, "");
		const label = known.isLeg ? "Missing leg" : "Hypotenuse";
		return {
			prompt: known.prompt,
			figure,
			labels: { side: { right, label, place, part, after: known.unit, wrong } },
			hints,
			steps,
		};
	});
