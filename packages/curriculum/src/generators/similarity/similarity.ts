import type { Question } from "@learnin/domain/question/question";
import type { PlanePoint } from "../../figures/coordinate-plane.ts";
import type { LabelledTriangle } from "../../figures/triangle-pair.ts";
import { trianglePair } from "../../figures/triangle-pair.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { decimal, entry, gcd, lowest, tex } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";
import type { Motion } from "../transformations/motions.ts";
import { cornersIn, inBrackets, movedAll, request } from "../transformations/motions.ts";
import { twoTriangles } from "../transformations/two-shapes.ts";

/** 1: the scale factor; 2: a missing side, whole scale factor; 3: a missing side, any scale factor, one triangle turned; 4: the sequence that takes one to the other; 5: whether two triangles are similar. */
export const similarity = defineGenerator("similarity", 3, (random, difficulty) =>
	level<() => Question>(difficulty, [
		() => scaleFactor(random),
		() => missingSide(random, false),
		() => missingSide(random, true),
		() => sequence(random),
		() => areSimilar(random),
	])(),
);

type Sides = readonly [number, number, number];

/** Whole sides of a triangle, all different, none much longer than the others. */
function sidesOf(random: Random, least: number, most: number, step: number): Sides {
	for (;;) {
		const sides = [0, 0, 0]
			.map(() => step * random.integer(least, most))
			.sort((p, q) => p - q) as unknown as Sides;
		const [a, b, c] = sides;
		if (a < b && b < c && c < 0.86 * (a + b)) return sides;
	}
}

/** A triangle with the longest side below, turned upside down where wanted; the words go to the sides of those lengths. */
function drawn(
	[a, b, c]: Sides,
	words: readonly [string, string, string],
	colour: LabelledTriangle["colour"],
	is_turned: boolean,
	names: readonly [string, string, string],
): LabelledTriangle {
	const x = (b * b + c * c - a * a) / (2 * c);
	const y = Math.sqrt(b * b - x * x);
	const sign = is_turned ? -1 : 1;
	// From the left end of the base to the top, to the right end, and back along the base.
	return {
		corners: [
			[0, 0],
			[sign * x, -sign * y],
			[sign * c, 0],
		],
		sides: [words[1], words[0], words[2]],
		names,
		colour,
	};
}

const told = (name: string, words: readonly string[]) =>
	`Triangle ${name} with the sides ${words.map((word) => (word === "" ? "not given" : word === "?" ? "unknown" : word)).join(", ")}`;

const FACTORS = [
	[3, 2],
	[2, 1],
	[5, 2],
	[4, 3],
	[3, 1],
	[5, 3],
	[1, 2],
	[2, 3],
	[3, 4],
	[1, 3],
] as const;
const cm = (text: string | number) => `${text} cm`;
const scaled = (side: number, top: number, bottom: number) =>
	decimal(Math.round((1000 * side * top) / bottom), 3);

function scaleFactor(random: Random) {
	const [top, bottom] = random.pick(FACTORS);
	const first = sidesOf(random, 2, 6, bottom);
	const second = first.map((side) => (side * top) / bottom) as unknown as Sides;
	const [ones, others] = [first.map(cm), second.map(cm)] as unknown as [
		[string, string, string],
		[string, string, string],
	];
	const k = lowest(top, bottom);
	return fillNumber({
		answer_type: "SIMPLE_FRACTION",
		prompt: `Triangles ABC and DEF are similar. ABC has sides of ${ones.join(", ")}, and DEF has sides of ${others.join(", ")}. What is the scale factor from ABC to DEF?`,
		cta: "Write a whole number, or a fraction in simplest form.",
		figure: {
			svg: trianglePair(
				drawn(first, ones, "sky", false, ["A", "B", "C"]),
				drawn(second, others, "gold", false, ["D", "E", "F"]),
				top / bottom,
			),
			alt: `Two similar triangles. ${told("ABC", ones)}. ${told("DEF", others)}.`,
		},
		right: entry(k),
		hints: [
			"Which side of DEF belongs to the shortest side of ABC?",
			"By which number is each side of ABC multiplied to get the side of DEF?",
		],
		explanation: `The shortest sides belong together: $${first[0]} \\times k = ${second[0]}$, so $k = \\dfrac{${second[0]}}{${first[0]}}${gcd(first[0], second[0]) === 1 ? "" : ` = ${tex(k)}`}$. The other sides agree.`,
		mistakes: [
			[
				"turned-the-factor-round",
				entry(lowest(bottom, top)),
				"That leads from DEF to ABC. Which triangle comes first?",
			],
			["additive-comparison", second[0] - first[0], "That is the difference. A scale factor multiplies."],
			[
				"compared-wrong-sides",
				entry(lowest(second[1], first[0])),
				"Compare sides that belong together: shortest with shortest.",
			],
		],
	});
}

function missingSide(random: Random, is_hard: boolean) {
	const [top, bottom] = is_hard
		? random.pick([
				[3, 2],
				[5, 2],
				[4, 3],
				[1, 2],
				[2, 3],
				[3, 4],
				[5, 4],
			] as const)
		: random.pick([
				[2, 1],
				[3, 1],
				[4, 1],
				[1, 2],
				[1, 3],
			] as const);
	const is_shrinking = top < bottom;
	const first = sidesOf(
		random,
		is_hard ? 2 : 3,
		is_hard ? 7 : 8,
		is_hard && bottom === 2 && !is_shrinking ? 1 : bottom,
	);
	const second = first.map((side) => scaled(side, top, bottom)) as unknown as [string, string, string];
	const known = random.integer(0, 1);
	const asked = random.pick([0, 1, 2].filter((at) => at !== known));
	const at = <T>(list: readonly T[], place: number): T => list[place] as T;
	const ones = first.map((side, place) =>
		place === known || place === asked ? cm(side) : "",
	) as unknown as [string, string, string];
	const others = second.map((side, place) =>
		place === asked ? "?" : place === known ? cm(side) : "",
	) as unknown as [string, string, string];
	const [from, to] = [at(first, known), at(second, known)];
	const side = at(first, asked);
	const order = ["shortest", "middle", "longest"] as const;
	const difference = Math.round(1000 * (Number(to) - from));
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `Two triangles are similar. In the first one the ${order[known]} side is ${from} cm long and the ${order[asked as 0]} side ${side} cm. In the second one the ${order[known]} side is ${to} cm long. How long is its ${order[asked as 0]} side?`,
		figure: {
			svg: trianglePair(
				drawn(first, ones, "sky", false, ["", "", ""]),
				drawn(second.map(Number) as unknown as Sides, others, "gold", is_hard, ["", "", ""]),
				top / bottom,
			),
			alt: `Two similar triangles, from the shortest to the longest side. ${told("one", ones)}. ${told("two", others)}.`,
		},
		answer_suffix: "cm",
		right: at(second, asked),
		hints: [
			"Which two sides that belong together are known? They give the scale factor.",
			[
				"The same scale factor takes every side of the first triangle to the second one.",
				"All sides are multiplied by the same number.",
			],
		],
		explanation: `The scale factor is $${to} \\div ${from}${bottom === 1 ? ` = ${top}` : ` = \\dfrac{${top}}{${bottom}}`}$. The ${order[asked as 0]} side is $${side} \\times ${bottom === 1 ? top : `\\dfrac{${top}}{${bottom}}`} = ${at(second, asked)}$ cm long.`,
		mistakes: [
			[
				"additive-comparison",
				decimal(1000 * side + difference, 3),
				"It looks like the same length was added to each side. Similar triangles grow by a factor.",
			],
			[
				"turned-the-factor-round",
				(side * bottom * 1000) % top === 0 ? scaled(side, bottom, top) : "",
				"Is the second triangle larger or smaller than the first one?",
			],
			["copied-the-known-side", to, `That is the ${order[known]} side. Which one does the question ask for?`],
			["kept-the-side", side, "That is the side of the first triangle. The second one has another size."],
		],
	});
}

type Corners = readonly PlanePoint[];

function sequence(random: Random) {
	for (;;) {
		const [top, bottom] = random.pick([
			[2, 1],
			[3, 1],
			[1, 2],
		] as const);
		const from =
			bottom === 1
				? cornersIn(random, top === 2 ? 4 : 3)
				: cornersIn(random, 4).map(([x, y]): PlanePoint => [2 * x, 2 * y]);
		const resize: Motion = { kind: "resize", top, bottom };
		const step = () => random.integer(2, 7) * random.pick([1, -1] as const);
		const last: Motion = random.pick<() => Motion>([
			() => ({ kind: "move", by: [step(), step()] }),
			() => ({ kind: "mirror", axis: random.pick(["x", "y"] as const) }),
			() => ({ kind: "turn", quarters: random.pick([1, 2, 3] as const) }),
		])();
		const to = movedAll(from, [resize, last]);
		if (!isInside(from) || !isInside(to) || overlap(from, to)) continue;
		const text = (motions: readonly Motion[]) =>
			motions.map((motion, at) => (at === 0 ? request(motion) : `then ${lower(request(motion))}`)).join(", ");
		const reversed: Motion = { kind: "resize", top: bottom, bottom: top };
		const added: Motion = { kind: "resize", top: top + bottom, bottom };
		const other: Motion =
			last.kind === "move"
				? { kind: "move", by: [-last.by[0], -last.by[1]] }
				: last.kind === "mirror"
					? { kind: "mirror", axis: last.axis === "x" ? "y" : "x" }
					: { kind: "mirror", axis: "x" };
		const ways = [
			[[reversed, last], "turned-the-factor-round", "Is Q larger or smaller than P?"],
			[
				[added, last],
				"wrong-scale-factor",
				"Count along the legs of both triangles. How many times as long are they?",
			],
			[[resize, other], "wrong-motion", "Follow one corner through both steps. Where does it end?"],
			[[last], "same-shape-taken-as-congruent", "That keeps the size. Is Q as large as P?"],
		] as const;
		return chooseOption(
			random,
			{
				prompt: "Triangles P and Q are similar. Which sequence takes P to Q?",
				figure: twoTriangles(from, to, REACH),
				hints: [
					"Compare the lengths of the legs. That gives the scale factor.",
					"Dilate one corner first, then do the second step.",
				],
				explanation: `${text([resize, last])}: the corners ${from.map(inBrackets).join(", ")} end at ${to.map(inBrackets).join(", ")}.`,
			},
			{
				right: text([resize, last]),
				wrong: ways.flatMap(([way, id, feedback]) =>
					sorted(movedAll(from, way)) === sorted(to) ? [] : [[text(way), id, feedback] as const],
				),
			},
		);
	}
}

const REACH = 12;
const lower = (words: string) => `${words[0]?.toLowerCase()}${words.slice(1)}`;
const isInside = (corners: Corners) =>
	corners.every((corner) => corner.every((value) => Math.abs(value) <= REACH));
const sorted = (corners: Corners) => corners.map(inBrackets).sort().join(" ");

function overlap(one: Corners, other: Corners): boolean {
	const ends = (corners: Corners, axis: 0 | 1) =>
		[
			Math.min(...corners.map((corner) => corner[axis])),
			Math.max(...corners.map((corner) => corner[axis])),
		] as const;
	return ([0, 1] as const).every((axis) => {
		const [[a, b], [c, d]] = [ends(one, axis), ends(other, axis)];
		return a < d && c < b;
	});
}

function areSimilar(random: Random) {
	const first = sidesOf(random, 3, 12, 2);
	const [a, b, c] = first;
	const are = random.oneIn(2);
	const [top, bottom] = random.pick([
		[3, 2],
		[5, 2],
		[2, 1],
	] as const);
	const more = random.integer(2, 6);
	const second = (are
		? first.map((side) => (side * top) / bottom)
		: first.map((side) => side + more)) as unknown as Sides;
	const [d, e, f] = second;
	const yes = are
		? `Yes, every side is multiplied by ${bottom === 1 ? top : `$\\dfrac{${top}}{${bottom}}$`}.`
		: "";
	const no = "No, the sides are not all multiplied by the same number.";
	const ratio = (one: number, other: number) => tex(lowest(one, other));
	const ratios = `$\\dfrac{${d}}{${a}} = ${ratio(d, a)}$, $\\dfrac{${e}}{${b}} = ${ratio(e, b)}$, $\\dfrac{${f}}{${c}} = ${ratio(f, c)}$`;
	return chooseOption(
		random,
		{
			prompt: `One triangle has sides of ${a} cm, ${b} cm and ${c} cm. Another one has sides of ${d} cm, ${e} cm and ${f} cm. Are they similar?`,
			hints: [
				"Pair the sides: shortest with shortest, longest with longest.",
				"Divide each side of the second triangle by its partner. Are all results equal?",
			],
			explanation: `${ratios}. ${are ? yes : no}`,
		},
		{
			right: are ? yes : no,
			wrong: [
				are
					? [
							no,
							"miscalculated-the-ratios",
							"Divide each side of the second triangle by its partner once more.",
						]
					: [
							`Yes, every side is ${more} cm longer.`,
							"additive-comparison",
							"Similar shapes grow by a factor. Adding the same length changes the shape.",
						],
				are
					? [
							`No, because not every side is ${d - a} cm longer.`,
							"additive-comparison",
							"Similar shapes grow by a factor, not by the same length.",
						]
					: [
							`Yes, every side is multiplied by $${ratio(d, a)}$.`,
							"checked-one-pair-only",
							"That is so for one pair. Check the other two.",
						],
				[
					"No, because they have different sizes.",
					"similar-taken-as-congruent",
					"Similar shapes may have different sizes. What must be equal?",
				],
				[
					"You cannot know without the angles.",
					"thinks-sides-do-not-tell",
					"When the sides agree in their ratios, the angles agree, too.",
				],
			],
		},
	);
}
