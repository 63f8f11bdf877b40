import { prism } from "../../figures/prism.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { prose, texNumber } from "../../kit/numbers.ts";
import { defineGenerator } from "../generator.ts";

const BOXES = {
	cm: ["gift box", "shoe box", "brick", "drawer"],
	m: ["storage room", "container", "tank", "shed"],
	in: ["lunch box", "fish tank", "toy chest", "planter"],
} as const;

/** 1: three small edges with a picture; 2: larger edges; 3: area of the base and the height; 4: a missing edge; 5: a missing height from base and volume in a story, or larger numbers without a picture. */
export const volumeRectPrism = defineGenerator("volume-rect-prism", 2, (random, difficulty) => {
	const [least, most] = level(difficulty, [
		[2, 6],
		[4, 12],
		[4, 15],
		[3, 12],
		[5, 20],
	] as const);
	const [length, width, height] = [
		random.integer(least, most),
		random.integer(least, most),
		random.integer(least, Math.min(12, most)),
	];
	const unit = random.pick(["cm", "m", "in"] as const);
	const thing = random.pick(BOXES[unit]);
	const [base, volume] = [length * width, length * width * height];
	const a_thing = `A ${thing}`;
	if (difficulty === 3 || (difficulty === 5 && random.oneIn(2))) {
		const asks_height = difficulty === 5;
		return fillNumber({
			answer_type: "INTEGER",
			prompt: asks_height
				? `${a_thing} has a volume of ${prose(volume)} cubic ${unit}. Its base has an area of ${base} square ${unit}. How high is it?`
				: `The base of a ${thing} has an area of ${base} square ${unit}. It is ${height} ${unit} high. What is its volume?`,
			answer_suffix: asks_height ? unit : `cubic ${unit}`,
			right: asks_height ? height : volume,
			hints: [
				"The base is the bottom layer. The height tells how many layers there are.",
				asks_height
					? "Volume is base times height. Which step goes backwards?"
					: "Volume is the area of the base times the height.",
			],
			explanation: asks_height
				? `$${texNumber(volume)} \\div ${base} = ${height}$, so it is ${height} ${unit} high.`
				: `$${base} \\times ${height} = ${texNumber(volume)}$ cubic ${unit}.`,
			mistakes: [
				[
					"added",
					asks_height ? volume + base : base + height,
					"It looks like the numbers were added. Think of layers.",
				],
				[
					asks_height ? "subtracted" : "squared-the-height",
					asks_height ? volume - base : base * height * height,
					asks_height
						? "It looks like the base was subtracted. Think of layers."
						: "The height counts once: it tells how many layers there are.",
				],
				[
					"multiplied-instead",
					asks_height ? volume * base : "",
					"It looks like the numbers were multiplied. The volume is known here.",
				],
			],
		});
	}
	const asks_edge = difficulty === 4;
	const sum = length + width + height;
	const surface = 2 * (base + length * height + width * height);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: asks_edge
			? `${a_thing} holds ${prose(volume)} cubic ${unit}. It is ${length} ${unit} long and ${width} ${unit} wide. How high is it?`
			: `${a_thing} is ${length} ${unit} long, ${width} ${unit} wide and ${height} ${unit} high. What is its volume?`,
		answer_suffix: asks_edge ? unit : `cubic ${unit}`,
		...(difficulty <= 4
			? {
					figure: {
						svg: prism({
							face: [
								[0, 0],
								[length, 0],
								[length, height],
								[0, height],
							],
							depth: width,
							edge_labels: { 2: `${length} ${unit}`, 3: asks_edge ? "?" : `${height} ${unit}` },
							depth_label: { corner: 2, text: `${width} ${unit}` },
							colour: random.pick(["sky", "mint", "gold", "lilac"]),
						}),
						alt: `A box that is ${length} ${unit} long and ${width} ${unit} wide. Its height is ${asks_edge ? "not known" : `${height} ${unit}`}.`,
					},
				}
			: {}),
		right: asks_edge ? height : volume,
		hints: asks_edge
			? ["How many cubes fit in one layer on the bottom?", "How many such layers make the whole volume?"]
			: [
					"How many unit cubes fit in one layer on the bottom?",
					"How many layers are there? Volume is length times width times height.",
				],
		explanation: asks_edge
			? `One layer holds $${length} \\times ${width} = ${base}$. $${texNumber(volume)} \\div ${base} = ${height}$, so it is ${height} ${unit} high.`
			: `$${length} \\times ${width} \\times ${height} = ${base} \\times ${height} = ${texNumber(volume)}$ cubic ${unit}.`,
		mistakes: asks_edge
			? [
					["divided-by-one-edge", volume / length, "One edge has been divided out. There is another one."],
					[
						"divided-by-sum",
						volume % (length + width) === 0 ? volume / (length + width) : "",
						"It looks like the two edges were added. How many cubes fit in one layer?",
					],
					[
						"subtracted",
						volume - base > 0 ? volume - base : "",
						"It looks like one layer was taken away. How many layers are there?",
					],
				]
			: [
					["added-the-edges", sum, "It looks like the edges were added. Volume counts cubes: multiply."],
					["surface-area", surface, "That is the area of all six faces. Volume is what fits inside."],
					["one-layer-only", base, "That is one layer. How many layers are there?"],
				],
	});
});
