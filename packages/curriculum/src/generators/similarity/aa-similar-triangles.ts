import type { Question } from "@learnin/domain/question/question";
import { cutTriangle, hourglass, trianglePair } from "../../figures/triangle-pair.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { decimal } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: similar or not, from two angles each; 2: heights and shadows; 3: a triangle cut parallel to its base; 4: two triangles that meet in a point; 5: a cut triangle with the lower part given. */
export const aaSimilarTriangles = defineGenerator("aa-similar-triangles", 3, (random, difficulty) =>
	level<() => Question>(difficulty, [
		() => fromAngles(random),
		() => shadow(random),
		() => cut(random),
		() => crossed(random),
		() => cutWithRest(random),
	])(),
);

function fromAngles(random: Random) {
	for (;;) {
		const [a, b] = [random.integer(25, 100), random.integer(25, 100)];
		const c = 180 - a - b;
		if (c < 20 || new Set([a, b, c]).size < 3) continue;
		const kind = random.pick(["same", "hidden", "different", "hidden"] as const);
		const off = random.integer(3, 12);
		const [d, e] = kind === "same" ? [b, a] : kind === "hidden" ? [c, random.pick([a, b])] : [a, b + off];
		const third = 180 - d - e;
		if (third < 10 || (kind === "different" && [c, a].includes(b + off))) continue;
		const are = kind !== "different";
		const yes = "Yes, two angles of one are equal to two angles of the other.";
		const no = "No, their angles are not all equal.";
		const no_angle = "No, because the two given pairs of angles are not the same.";
		const by_sides = "You cannot know without the sides.";
		return chooseOption(
			random,
			{
				prompt: `A triangle has angles of ${a}° and ${b}°. Another triangle has angles of ${d}° and ${e}°. Are the triangles similar?`,
				hints: ["Find the third angle of each triangle.", "Two equal pairs of angles are enough."],
				explanation: `The third angles are $180° - ${a}° - ${b}° = ${c}°$ and $180° - ${d}° - ${e}° = ${third}°$. The first triangle has ${a}°, ${b}°, ${c}°, the second one ${d}°, ${e}°, ${third}°. ${are ? yes : no}`,
			},
			{
				right: are ? yes : no,
				wrong: [
					kind === "hidden"
						? [
								no_angle,
								"did-not-find-the-third-angle",
								"Find the third angle of each triangle before you compare.",
							]
						: [
								are ? no : yes,
								are ? "misses-equal-angles" : "one-equal-angle-taken-as-enough",
								are
									? "The angles may stand in another order."
									: "How many angles are equal? Find the third ones, too.",
							],
					kind === "hidden"
						? [no, "compared-in-order-only", "The angles may stand in another order. Find the third ones."]
						: [
								"No, because the triangles may have different sizes.",
								"similar-taken-as-congruent",
								"Similar triangles may have different sizes.",
							],
					[
						by_sides,
						"thinks-sides-are-needed",
						"Equal angles are enough for the same shape. Which angles are known?",
					],
				],
			},
		);
	}
}

const TALL = [
	["a tree", "m"],
	["a windmill", "m"],
	["a tower", "m"],
	["a lighthouse", "m"],
	["a wind turbine", "m"],
	["a statue", "m"],
] as const;

function shadow(random: Random) {
	const [thing, unit] = random.pick(TALL);
	const name = random.pick(NAMES);
	const times = random.integer(4, 15);
	const [stick, short] = random.pick([
		[2, 3],
		[3, 2],
		[2, 5],
		[3, 4],
		[4, 3],
		[2, 1],
		[3, 5],
		[1, 2],
		[4, 5],
		[5, 4],
	] as const);
	const [tall, long] = [stick * times, short * times];
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${name} puts up a pole that is ${stick} m high. Its shadow is ${short} m long. At the same time the shadow of ${thing} is ${long} m long. How high is ${thing.replace("a ", "the ")}?`,
		figure: {
			svg: trianglePair(
				{
					corners: [
						[0, 0],
						[0, -stick],
						[short, 0],
					],
					sides: [`${stick} m`, "", `${short} m`],
					colour: "gold",
				},
				{
					corners: [
						[0, 0],
						[0, -stick],
						[short, 0],
					],
					sides: ["?", "", `${long} m`],
					colour: "sky",
				},
				1.7,
			),
			alt: `Two right triangles of the same shape. The small one is ${stick} m high and ${short} m wide, the large one ${long} m wide and of unknown height.`,
		},
		answer_suffix: unit,
		right: tall,
		hints: [
			"The rays of the sun make the same angle with both. So the triangles are similar.",
			"How many times as long is the large shadow as the small one?",
		],
		explanation: `The large shadow is $${long} \\div ${short} = ${times}$ times as long. So the height is $${stick} \\times ${times} = ${tall}$ m.`,
		mistakes: [
			[
				"additive-comparison",
				long + stick - short > 0 ? long + stick - short : "",
				"It looks like the difference was used. Similar triangles grow by a factor.",
			],
			[
				"matched-wrong-sides",
				(long * short) % stick === 0
					? (long * short) / stick
					: decimal(Math.round((1000 * long * short) / stick), 3),
				"It looks like sides were matched by their place on the page. Height belongs to height, shadow to shadow.",
			],
			["gave-the-factor", times, "That is how many times as long the shadow is. How high is the thing?"],
			["copied-the-shadow", long, "That is the shadow. The question asks for the height."],
		],
	});
}

function cut(random: Random) {
	const [part, whole] = random.pick([
		[1, 2],
		[1, 3],
		[2, 3],
		[3, 4],
		[2, 5],
		[3, 5],
		[1, 4],
	] as const);
	const [u, v] = [random.integer(2, 8), random.integer(3, 9)];
	const [above, side, small, base] = [part * u, whole * u, part * v, whole * v];
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `A line cuts a triangle parallel to its base. On the left side, it is ${above} cm from the top down to the cut, and ${side} cm from the top down to the base. The cut is ${small} cm long. How long is the base?`,
		figure: {
			svg: cutTriangle(part / whole, { above: `${above} cm`, below: "", cut: `${small} cm`, base: "?" }),
			alt: `A triangle cut by a line parallel to its base. From the top to the cut it is ${above} cm, from the top to the base ${side} cm. The cut is ${small} cm long, the base is unknown.`,
		},
		answer_suffix: "cm",
		right: base,
		hints: [
			"The small triangle at the top and the whole triangle have the same angles.",
			"How many times as long is the whole left side as its upper part?",
		],
		explanation: `The small and the whole triangle are similar. $${side} \\div ${above} = ${fractionText(whole, part)}$, so the base is $${small} \\times ${fractionText(whole, part)} = ${base}$ cm long.`,
		mistakes: [
			[
				"additive-comparison",
				small + side - above,
				"It looks like the difference was added. Similar triangles grow by a factor.",
			],
			[
				"used-the-lower-part",
				(small * (side - above)) % above === 0 ? (small * (side - above)) / above : "",
				"The base belongs to the whole triangle, so use its whole side.",
			],
			[
				"turned-the-factor-round",
				(small * part) % whole === 0 ? (small * part) / whole : "",
				"The base is longer than the cut.",
			],
			["copied-the-side", side, "That is the left side. The question asks for the base."],
		],
	});
}

const fractionText = (top: number, bottom: number) =>
	bottom === 1 ? `${top}` : `\\dfrac{${top}}{${bottom}}`;

function crossed(random: Random) {
	const [p, q] = random.pick([
		[1, 2],
		[2, 3],
		[1, 3],
		[3, 4],
		[2, 5],
		[3, 5],
		[1, 4],
		[3, 2],
		[2, 1],
	] as const);
	const [u, v] = [random.integer(2, 9), random.integer(2, 8)];
	const [above, below, upper, lower] = [p * u, q * u, p * v, q * v];
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `Two lines cross between two parallel segments, so that two triangles meet in a point. On one of the lines it is ${above} m from the upper segment to the crossing, and ${below} m from the crossing to the lower segment. The upper segment is ${upper} m long. How long is the lower one?`,
		figure: {
			svg: hourglass(q / p, { upper: `${upper} m`, lower: "?", above: `${above} m`, below: `${below} m` }),
			alt: `Two triangles that meet in a point like an hourglass. The upper side is ${upper} m long, the lower side, parallel to it, is unknown. On the line from the upper left to the lower right it is ${above} m down to the crossing and ${below} m from there on.`,
		},
		answer_suffix: "m",
		right: lower,
		hints: [
			"Which angles of the two triangles are equal? Think of vertical and of alternate angles.",
			`The parts of ${above} m and ${below} m lie on one line: they belong together.`,
		],
		explanation: `The angles at the crossing are equal, and so are the alternate angles at the parallel segments. The triangles are similar: the factor is $${below} \\div ${above} = ${fractionText(...reduced(below, above))}$, and the lower segment is $${upper} \\times ${fractionText(...reduced(below, above))} = ${lower}$ m long.`,
		mistakes: [
			[
				"additive-comparison",
				upper + below - above > 0 ? upper + below - above : "",
				"It looks like the difference was added. Similar triangles grow by a factor.",
			],
			[
				"turned-the-factor-round",
				(upper * above) % below === 0
					? (upper * above) / below
					: decimal(Math.round((1000 * upper * above) / below), 3),
				"Which of the two triangles is larger?",
			],
			["copied-the-upper-segment", upper, "The triangles are not equally large."],
			[
				"copied-the-part-of-the-line",
				below,
				"That is a part of the line. The question asks for the parallel segment.",
			],
		],
	});
}

function reduced(top: number, bottom: number): [number, number] {
	for (let divisor = Math.min(top, bottom); divisor > 1; divisor -= 1)
		if (top % divisor === 0 && bottom % divisor === 0) return [top / divisor, bottom / divisor];
	return [top, bottom];
}

function cutWithRest(random: Random) {
	const [p, q] = random.pick([
		[2, 1],
		[3, 1],
		[1, 1],
		[2, 3],
		[3, 2],
		[4, 1],
		[1, 2],
		[5, 3],
	] as const);
	const [u, half] = [random.integer(2, 7), random.integer(3, 15)];
	const [above, below] = [p * u, q * u];
	// Half centimeters for the cut keep the base a short decimal.
	const [small, base] = [decimal(5 * p * half, 1), decimal(5 * (p + q) * half, 1)];
	const tenth = (number: number) => decimal(Math.round(1000 * number), 3);
	const cut_size = (p * half) / 2;
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `A line cuts a triangle parallel to its base. On the left side, the part above the cut is ${above} cm long and the part below it ${below} cm. The cut is ${small} cm long. How long is the base?`,
		figure: {
			svg: cutTriangle(p / (p + q), {
				above: `${above} cm`,
				below: `${below} cm`,
				cut: `${small} cm`,
				base: "?",
			}),
			alt: `A triangle cut by a line parallel to its base. On the left side, the part above the cut is ${above} cm, the part below ${below} cm. The cut is ${small} cm long, the base is unknown.`,
		},
		answer_suffix: "cm",
		right: base,
		hints: [
			"The small triangle at the top is similar to the whole one. How long is the whole left side?",
			"By which factor is the whole side longer than its upper part? The base is longer than the cut by the same factor.",
		],
		explanation: `The whole left side is $${above} + ${below} = ${above + below}$ cm. The factor is $\\dfrac{${above + below}}{${above}} = ${fractionText(...reduced(above + below, above))}$. The base is $${small} \\times ${fractionText(...reduced(above + below, above))} = ${base}$ cm long.`,
		mistakes: [
			[
				"used-the-lower-part",
				tenth((cut_size * q) / p),
				"The base belongs to the whole triangle, so use its whole side.",
			],
			[
				"additive-comparison",
				tenth(cut_size + below),
				"It looks like the lower part was added. Similar triangles grow by a factor.",
			],
			["turned-the-factor-round", tenth((cut_size * p) / (p + q)), "The base is longer than the cut."],
			[
				"compared-the-parts",
				tenth((cut_size * p) / q),
				"Compare the upper part with the whole side, not with the lower part.",
			],
		],
	});
}
