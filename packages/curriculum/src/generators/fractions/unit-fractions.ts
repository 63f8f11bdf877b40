import { shares } from "../../figures/shares.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { chooseNumber } from "../../kit/select-one.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

const COLOURS = ["sky", "gold", "mint", "coral", "lilac"] as const;
const THINGS = ["pizza", "cake", "pancake", "pie", "flatbread"] as const;

// 1: choose the name of one part, up to 4 parts. 2: write it, up to 6 parts. 3: write it, up to 8 parts. 4: in a story without a picture.
// 5: how many such parts make the whole.
export const unitFractions = defineGenerator("unit-fractions", 2, (random, difficulty) => {
	const parts = random.pick(
		level<readonly number[]>(difficulty, [
			[2, 3, 4],
			[3, 4, 6],
			[4, 6, 8],
			[2, 3, 4, 6, 8],
			[2, 3, 4, 6, 8],
		]),
	);
	const whole = random.pick(["circle", "rectangle"] as const);
	const [name, thing] = [random.pick(NAMES), random.pick(THINGS)];
	const figure = {
		svg: shares({
			whole,
			parts: Array.from({ length: parts }, () => 1),
			shaded: 1,
			colour: random.pick(COLOURS),
			is_upright: random.oneIn(2),
		}),
		alt: `A ${whole === "circle" ? "circle" : "square"} cut into ${parts} equal parts. One part is colored.`,
	};
	const hints = [
		"Count the equal parts of the whole. That is the bottom number.",
		"Only one part is meant. That is the top number.",
	];
	const explanation = `The whole has ${parts} equal parts, so one part is $\\dfrac{1}{${parts}}$.`;
	const mistakes = [
		["part-to-part", `1/${parts - 1}`, "The bottom number counts all parts, the colored one, too."],
		[
			"swapped-top-and-bottom",
			`${parts}/1`,
			"It looks like top and bottom changed places. All parts together go below.",
		],
		[
			"counted-the-other-parts",
			`${parts - 1}/${parts}`,
			"Those are the other parts. The question is about one part.",
		],
	] as const;
	if (difficulty === 1)
		return chooseNumber(
			random,
			{
				answer_type: "SIMPLE_FRACTION",
				prompt: `${name} colors one part. What fraction of the whole is it?`,
				figure,
				hints,
				explanation,
			},
			{
				right: `1/${parts}`,
				mistakes: mistakes.map(([id, answer, feedback]) => [id, answer, feedback]),
				fillers: ["1/5", "1/6"],
				label: (entry) =>
					entry.endsWith("/1")
						? `$\\dfrac{${entry.replace("/1", "")}}{1}$`
						: `$${entry.replace(/(\d+)\/(\d+)/, "\\dfrac{$1}{$2}")}$`,
			},
		);
	if (difficulty === 5)
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `${name} cuts ${thing}s so that each piece is $\\dfrac{1}{${parts}}$ of a whole ${thing}. How many pieces make one whole ${thing}?`,
			right: parts,
			hints: [
				"The bottom number tells into how many equal parts a whole is cut.",
				"All those parts together are the whole again.",
			],
			explanation: `$\\dfrac{1}{${parts}}$ means: the whole is cut into ${parts} equal parts. So ${parts} pieces make one whole.`,
			mistakes: [
				["took-the-top", 1, "That is one piece. How many of them make the whole?"],
				["one-too-few", parts - 1, "One piece is missing. Count all the parts."],
				["one-too-many", parts + 1, "That is more than one whole."],
			],
		});
	return fillNumber({
		answer_type: "SIMPLE_FRACTION",
		simplest: "optional",
		prompt:
			difficulty === 4
				? `${name} cuts a ${thing} into ${parts} equal pieces and eats one of them. What fraction of the ${thing} is that?`
				: `${name} colors a part. What fraction of the whole is the colored part?`,
		cta: "Write a fraction: top number, slash, bottom number.",
		...(difficulty === 4 ? {} : { figure }),
		right: `1/${parts}`,
		hints,
		explanation,
		mistakes,
	});
});
