import { prism, shownDepth } from "../../figures/shapes/prism.ts";
import { asClaim, ask, defineSkill, NAMES, slip, withoutUnit, withTask } from "../../kit/index.ts";
import type { Draft, Form, Random, Slip } from "../../kit/index.ts";
import { decimals, whole } from "../../kit/value.ts";
import { inFull, startLarge } from "../../kit/words.ts";

const UNITS = ["cm", "m", "in.", "ft"] as const;
const BASES = ["triangle", "hexagon", "pentagon", "trapezoid", "parallelogram", "octagon"] as const;
/** By unit, so that no candle is as large as a house. */
const THINGS = {
	cm: ["A candle", "A bar of chocolate", "A box", "A block of wood", "A prism"],
	m: ["A tent", "A tunnel", "A pillar", "A tower", "A prism"],
	"in.": ["A candle", "A gift box", "A box", "A block of wood", "A prism"],
	ft: ["A tent", "A trough", "A pillar", "A ramp", "A prism"],
} as const;

/** A prism by the area of its base: its volume, or backward its length. */
const fromArea =
	(isBack: boolean, places: 0 | 1): Form =>
	(random) => {
		const unit = random.pick(UNITS);
		const [thing, base] = [random.pick<string>(THINGS[unit]), random.pick(BASES)];
		const area = places === 0 ? random.integer(6, 40) : random.integer(21, 195);
		const length = random.integer(3, 15);
		const shown = (number: number) => decimals(number, places);
		const [a, v] = [shown(area).entry, shown(area * length).entry];
		const told = `${thing} has the shape of a prism. Its base is a ${base} of ${a} square ${inFull(unit)}.`
			.replace("a octagon", "an octagon")
			.replace("A prism has the shape of a prism. Its base", "The base of a prism");
		return {
			prompt: isBack
				? `${told} The volume is ${v} cubic ${inFull(unit)}. ${random.pick(["How long is it?", "Find its length."])}`
				: `${told} It is ${length} ${unit} long. ${random.pick(["What is its volume?", "Find its volume.", `What volume should ${random.pick(NAMES)} find?`])}`,
			task: isBack
				? `the length of a prism with a base of ${a} square ${inFull(unit)} and a volume of ${v} cubic ${inFull(unit)}`
				: `the volume of a prism with a base of ${a} square ${inFull(unit)} and a length of ${length} ${inFull(unit)}`,
			right: isBack ? whole(length) : shown(area * length),
			unit: { after: isBack ? unit : `cubic ${inFull(unit)}` },
			wrong: isBack
				? [
						[slip.tookHalfOfThePrism, whole(length * 2)],
						[slip.addedAreaAndLength, shown(area * length - area)],
					]
				: [
						[slip.tookHalfOfThePrism, decimals(area * length * 5, places + 1)],
						[slip.addedAreaAndLength, shown(area + length * 10 ** places)],
						[slip.squaredTheLength, shown(area * length * length)],
					],
			hints: [
				"The volume of a prism is the area of its base times its length.",
				isBack
					? `Which number times ${a} is ${v}?`
					: `The base has an area of ${a} square ${inFull(unit)}. Its shape does not matter.`,
				isBack
					? "Divide the volume by the area of the base."
					: "Multiply the area of the base by the length.",
			],
			steps: [
				"The volume is the area of the base times the length.",
				isBack ? `$${v} \\div ${a} = ${length}$.` : `$${a} \\times ${length} = ${v}$.`,
			],
		};
	};

interface Solid {
	name: string;
	face: readonly (readonly [number, number])[];
	edges: Readonly<Record<number, string>>;
	inner?: { from: readonly [number, number]; to: readonly [number, number]; text: string };
	/** The corner at which the length is written. */
	corner: number;
	width: number;
	told: string;
	base: number;
	wrong: readonly (readonly [Slip, number])[];
	work: string;
}

/** A triangle as base, with a right angle or with two slanted sides. */
function triangular(random: Random, isRight: boolean, words: (number: number) => string): Solid {
	const [leg, other, slant] = random.pick([
		[3, 4, 5],
		[6, 8, 10],
		[5, 12, 13],
		[8, 15, 17],
		[9, 12, 15],
		[4, 3, 5],
		[12, 5, 13],
	] as const);
	// Two equal right triangles side by side make one with a slanted side on both sides.
	const width = isRight ? other : 2 * other;
	return {
		name: isRight ? "right triangle" : "triangle",
		face: isRight
			? [
					[0, 0],
					[other, leg],
					[0, leg],
				]
			: [
					[other, 0],
					[width, leg],
					[0, leg],
				],
		edges: isRight
			? { 0: words(slant), 1: words(other), 2: words(leg) }
			: { 0: words(slant), 1: words(width) },
		...(isRight ? {} : { inner: { from: [other, leg] as const, to: [other, 0] as const, text: words(leg) } }),
		corner: 1,
		width,
		told: `a triangle with a side of ${words(width)}, a height of ${words(leg)} on that side, and a slanted side of ${words(slant)}`,
		base: (width * leg) / 2,
		wrong: [
			[slip.forgotHalfOfTheBase, width * leg],
			[slip.slantAsHeight, (width * slant) / 2],
		],
		work: `$${width} \\times ${leg} \\div 2 = ${(width * leg) / 2}$`,
	};
}

function trapezoidal(random: Random, words: (number: number) => string): Solid {
	const [short, more, height] = [random.integer(4, 9), 2 * random.integer(2, 4), random.integer(5, 9)];
	const long = short + more;
	return {
		name: "trapezoid",
		face: [
			[more / 2, 0],
			[more / 2 + short, 0],
			[long, height],
			[0, height],
		],
		edges: { 0: words(short), 2: words(long) },
		inner: { from: [more / 2, height], to: [more / 2, 0], text: words(height) },
		corner: 2,
		width: long,
		told: `a trapezoid with parallel sides of ${words(short)} and ${words(long)} and a height of ${words(height)}`,
		base: ((short + long) * height) / 2,
		wrong: [
			[slip.forgotHalfOfTheBase, (short + long) * height],
			[slip.usedOneParallelSide, long * height],
		],
		work: `$(${short} + ${long}) \\times ${height} \\div 2 = ${((short + long) * height) / 2}$`,
	};
}

/** The volume of a drawn prism. */
const drawn =
	(kind: "right" | "slanted" | "trapezoid"): Form =>
	(random): Draft => {
		const [unit, length] = [random.pick(UNITS), random.integer(3, 15)];
		const words = (number: number) => `${number} ${unit}`;
		const solid =
			kind === "trapezoid" ? trapezoidal(random, words) : triangular(random, kind === "right", words);
		const { base } = solid;
		const shown = (number: number) => decimals(Math.round(number * 10), 1);
		return {
			prompt: random.pick([
				`The base of this prism is a ${solid.name}. What is the volume of the prism?`,
				`Find the volume of this prism with a ${solid.name} as its base.`,
				`${random.pick(NAMES)} builds this prism. Its base is a ${solid.name}. What is its volume?`,
			]),
			figure: {
				svg: prism({
					face: solid.face,
					depth: shownDepth(length, solid.width),
					edge_labels: solid.edges,
					depth_label: { corner: solid.corner, text: words(length) },
					...(solid.inner === undefined ? {} : { inner: solid.inner }),
					color: random.pick(["sky", "mint", "gold", "lilac"] as const),
				}),
				alt: `A prism of ${words(length)} length. Its base is ${solid.told}.`,
			},
			right: shown(base * length),
			unit: { after: `cubic ${inFull(unit)}` },
			wrong: [
				...solid.wrong.map(([each, area]) => [each, shown(area * length)] as const),
				[slip.gaveTheBaseArea, shown(base)],
			],
			hints: [
				"First find the area of the base.",
				`The base is ${solid.told}.`,
				"Then multiply the area of the base by the length of the prism.",
			],
			steps: [
				`The area of the base is ${solid.work}.`,
				`The volume is $${base} \\times ${length} = ${shown(base * length).shown.slice(1, -1)}$ cubic ${inFull(unit)}.`,
			],
		};
	};

const area = withoutUnit(fromArea(false, 0));
const claimed = asClaim(area, (task, value) => `In cubic units, ${task} is ${value}.`);

// 1: area of the base and length. 2: right triangles. 3: a slanted side in the picture. 4: trapezoids. 5: a missing length, or
// decimals, and explaining a mistake.
export const volumePrisms = defineSkill("volume-prisms", 21, {
	1: [ask.typed(fromArea(false, 0)), ask.chosen(fromArea(false, 0)), ask.judged(claimed)],
	2: [
		ask.typed(drawn("right")),
		ask.chosen(drawn("right")),
		ask.matched(withTask(area, startLarge), ["prism", "volume"]),
	],
	3: [ask.typed(drawn("slanted")), ask.chosen(drawn("slanted")), ask.whatWentWrong(area)],
	4: [ask.typed(drawn("trapezoid")), ask.chosen(drawn("trapezoid"))],
	5: [
		ask.typed(fromArea(true, 1)),
		ask.typed(fromArea(false, 1)),
		ask.chosen(fromArea(false, 1)),
		ask.explainTheMistake(withoutUnit(fromArea(false, 1))),
	],
});
