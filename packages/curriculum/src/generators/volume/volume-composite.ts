import { prism } from "../../figures/prism.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { texNumber } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

/** Things that can be as large as a few of the unit. */
const BOXES: Readonly<Record<"cm" | "in" | "ft" | "m", readonly (readonly [string, string])[]>> = {
	cm: [
		["red gift box", "blue gift box"],
		["wooden block", "plastic block"],
	],
	in: [
		["left drawer", "right drawer"],
		["bottom block", "top block"],
	],
	ft: [
		["bottom step", "top step"],
		["main closet", "side closet"],
	],
	m: [
		["main room", "side room"],
		["left container", "right container"],
	],
};

/** 1: two boxes told apart, small edges; 2: larger edges; 3: an L-shaped solid with all edges given; 4: an edge has to be found first; 5: a box with a piece cut out, larger numbers. */
export const volumeComposite = defineGenerator("volume-composite", 2, (random, difficulty) => {
	const most = level(difficulty, [5, 9, 6, 8, 10] as const);
	const unit = random.pick(["cm", "m", "ft", "in"] as const);
	if (difficulty <= 2) {
		const [a, b, c, d, e, f] = Array.from({ length: 6 }, () => random.integer(2, most)) as [
			number,
			number,
			number,
			number,
			number,
			number,
		];
		const [one, two] = [a * b * c, d * e * f];
		const [first, second] = random.pick(BOXES[unit]);
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `${random.pick(NAMES)} measures a ${first} of ${a} ${unit} by ${b} ${unit} by ${c} ${unit} and a ${second} of ${d} ${unit} by ${e} ${unit} by ${f} ${unit}. They are joined and do not overlap. What is the volume of both together?`,
			answer_suffix: `cubic ${unit}`,
			right: one + two,
			hints: [
				"Both are boxes. Find the volume of each one first.",
				"The boxes do not overlap, so their volumes can be put together.",
			],
			explanation: `$${a} \\times ${b} \\times ${c} = ${one}$ and $${d} \\times ${e} \\times ${f} = ${two}$. Together: $${one} + ${two} = ${texNumber(one + two)}$ cubic ${unit}.`,
			mistakes: [
				[
					"multiplied-all-numbers",
					one * two,
					"It looks like all numbers were multiplied. There are two boxes: add their volumes.",
				],
				["one-box-only", one, "That is one of the two. The other one counts, too."],
				[
					"added-all-edges",
					a + b + c + d + e + f,
					"It looks like the edges were added. The volume of a box is a product.",
				],
				[
					"joined-edges-first",
					(a + d) * (b + e) * (c + f),
					"It looks like the edges were added first. Find each box by itself.",
				],
			],
		});
	}
	const depth = random.integer(2, most);
	const [part_width, rest_width] = [random.integer(2, most), random.integer(2, most)];
	const [low, more] = [random.integer(2, most), random.integer(2, most)];
	const [width, tall] = [part_width + rest_width, low + more];
	const [first, second] = [part_width * tall * depth, rest_width * low * depth];
	const is_hole = difficulty === 5;
	const block = width * tall * depth;
	const words = (value: number) => `${value} ${unit}`;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: is_hole
			? `A block is ${words(width)} long, ${words(tall)} high and ${words(depth)} deep. A box of ${words(rest_width)} by ${words(more)} by ${words(depth)} is cut out of one upper corner, as the picture shows. What is the volume of what is left?`
			: `The picture shows a solid made of two boxes. What is its volume?`,
		answer_suffix: `cubic ${unit}`,
		figure: {
			svg: prism({
				face: [
					[0, 0],
					[part_width, 0],
					[part_width, more],
					[width, more],
					[width, tall],
					[0, tall],
				],
				// A thin solid would hide its own words.
				depth: Math.max(depth, width * 0.4),
				edge_labels: {
					...(difficulty === 3 ? { 2: words(rest_width) } : {}),
					...(difficulty === 5 ? {} : { 3: words(low) }),
					...(difficulty === 3 ? {} : { 4: words(width) }),
					0: words(part_width),
					5: words(tall),
				},
				depth_label: { corner: 4, text: words(depth) },
				colour: random.pick(["sky", "mint", "gold", "lilac"]),
			}),
			alt: `A solid with an L-shaped front that is ${words(depth)} deep. Its left part is ${words(part_width)} long and ${words(tall)} high. ${is_hole ? `The whole solid is ${words(width)} long, and its right part is lower by ${words(more)}` : difficulty === 3 ? `Its right part is ${words(rest_width)} long and ${words(low)} high` : `Its right part is ${words(low)} high, and the whole solid is ${words(width)} long`}.`,
		},
		right: first + second,
		hints: is_hole
			? ["How large was the block before something was cut out?", "How large is the piece that was cut out?"]
			: [
					"Cut the solid into two boxes with one straight cut.",
					difficulty === 3
						? "Both boxes have the same depth."
						: "One length is not written. Find it from the two that are.",
					"Find both volumes and put them together.",
				],
		explanation: is_hole
			? `The block had $${width} \\times ${tall} \\times ${depth} = ${texNumber(block)}$, and $${rest_width} \\times ${more} \\times ${depth} = ${rest_width * more * depth}$ was cut out. Left: $${texNumber(first + second)}$ cubic ${unit}.`
			: `Left box: $${part_width} \\times ${tall} \\times ${depth} = ${first}$. Right box: ${difficulty === 3 ? "" : `it is ${width} - ${part_width} = ${rest_width} long, so `}$${rest_width} \\times ${low} \\times ${depth} = ${second}$. Together: $${texNumber(first + second)}$ cubic ${unit}.`,
		mistakes: [
			[
				"multiplied-all-numbers",
				part_width * tall * (difficulty === 3 ? rest_width : width) * low * depth,
				"It looks like all numbers were multiplied. Cut the solid into two boxes first.",
			],
			["took-the-full-block", block, "That is the volume of the full block. One corner is missing."],
			[
				"took-whole-length-for-part",
				difficulty === 4 ? first + width * low * depth : "",
				"The whole length was used for one part, so some of the solid is counted twice.",
			],
			["one-box-only", first, "That is one part. The other one counts, too."],
			["piece-cut-out", is_hole ? rest_width * more * depth : "", "That is what was cut out. What is left?"],
		],
	});
});
