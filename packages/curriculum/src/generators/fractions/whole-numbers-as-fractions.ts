import { chooseNumber } from "../../kit/select-one.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

const NAMED = { 2: "halves", 3: "thirds", 4: "fourths", 6: "sixths", 8: "eighths" } as const;
const BOTTOMS = [2, 3, 4, 6, 8] as const;

// 1: one whole as a fraction. 2: a whole number over 1. 3: the top for a whole number. 4: match. 5: in a story, from pieces to wholes or back.
export const wholeNumbersAsFractions = defineGenerator(
	"whole-numbers-as-fractions",
	2,
	(random, difficulty) => {
		const bottom = random.pick(BOTTOMS);
		const whole = difficulty === 1 ? 1 : random.integer(2, level(difficulty, [1, 9, 4, 4, 5] as const));
		const top = whole * bottom;
		const f = (above: string | number, below: string | number) => `\\dfrac{${above}}{${below}}`;
		const name = random.pick(NAMES);
		if (difficulty === 4) {
			const [a, b, c] = random.shuffle([...BOTTOMS]) as [2, 3, 4];
			return matchPairs(
				random,
				{
					prompt: `${name} makes wholes. Match each fraction with the whole number it is equal to.`,
					hints: ["How many parts make one whole?", "How many wholes can be made of all the parts?"],
					explanation: `$${f(a, a)} = 1$, $${f(2 * b, b)} = 2$ and $${f(3 * c, c)} = 3$.`,
				},
				{
					pairs: [
						[`$${f(a, a)}$`, "$1$"],
						[`$${f(2 * b, b)}$`, "$2$"],
						[`$${f(3 * c, c)}$`, "$3$"],
					],
					extras: [`$${a > 3 ? a : 8}$`],
					mistakes: [
						[
							"took-the-top-number",
							0,
							3,
							"Top and bottom are equal: all parts of one whole are there. How many wholes is that?",
						],
						["counts-wholes-wrong", 1, 2, "Make wholes of the parts. How many are there?"],
					],
				},
			);
		}
		if (difficulty === 5) {
			const to_wholes = random.oneIn(2);
			const thing = random.pick(["pizza", "melon", "cake", "loaf"] as const);
			const things = thing === "loaf" ? "loaves" : `${thing}s`;
			return fillNumber({
				answer_type: "INTEGER",
				prompt: to_wholes
					? `${name} has ${top} pieces. Each piece is $${f(1, bottom)}$ of a ${thing}. How many whole ${things} is that?`
					: `${name} cuts ${whole} ${things} into ${NAMED[bottom]}. How many pieces are there?`,
				right: to_wholes ? whole : top,
				hints: [
					`How many ${NAMED[bottom]} make one whole?`,
					to_wholes
						? "How many times does that number fit into all the pieces?"
						: "Count that many for every whole.",
				],
				explanation: `${bottom} ${NAMED[bottom]} make one whole, so $${f(top, bottom)} = ${whole}$.`,
				mistakes: [
					[
						"pieces-as-wholes",
						to_wholes ? top : whole,
						"Those are not the same: pieces are smaller than wholes.",
					],
					["took-the-bottom", bottom, "That many pieces make one whole."],
					["one-whole-too-few", to_wholes ? whole - 1 : top - bottom, "One whole is missing. Count again."],
				],
			});
		}
		if (difficulty === 1)
			return chooseNumber(
				random,
				{
					answer_type: "MIXED",
					prompt: `${name} has all ${bottom} of the ${bottom} equal parts of a whole: $${f(bottom, bottom)}$. Which number is that?`,
					hints: ["All the parts together make something. What?", "Put the parts back together."],
					explanation: `${bottom} of ${bottom} parts are the whole: $${f(bottom, bottom)} = 1$.`,
				},
				{
					right: "1",
					label: (entry) =>
						entry.includes("/")
							? `$${f(entry.split("/")[0] ?? "", entry.split("/")[1] ?? "")}$`
							: `$${entry}$`,
					mistakes: [
						[
							"took-the-top-number",
							bottom,
							"That is how many parts there are. How many wholes do they make?",
						],
						["took-nothing-left", "0", "Nothing is missing. The whole is there."],
						["one-part-only", `1/${bottom}`, "That is one part only. All of them are there."],
					],
					fillers: [2],
				},
			);
		const [formula, right] =
			difficulty === 2
				? random.oneIn(2)
					? [`${whole} = ${f("\\square", 1)}`, whole]
					: [`${f(whole, 1)} = \\square`, whole]
				: [
						random.oneIn(2) ? `${whole} = ${f("\\square", bottom)}` : `${f("\\square", bottom)} = ${whole}`,
						top,
					];
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `${name} writes a whole number as a fraction. Which number belongs in the box? $${formula}$`,
			right,
			hints:
				difficulty === 2
					? ["A bottom number of 1 means: the wholes are not cut at all.", "How many uncut wholes are there?"]
					: [`How many ${NAMED[bottom]} make one whole?`, `How many ${NAMED[bottom]} make ${whole} wholes?`],
			explanation:
				difficulty === 2
					? `Wholes that are not cut: $${f(whole, 1)} = ${whole}$.`
					: `Each whole has ${bottom} ${NAMED[bottom]}: $${whole} \\times ${bottom} = ${top}$, so $${f(top, bottom)} = ${whole}$.`,
			mistakes:
				difficulty === 2
					? [
							["always-one", 1, "The 1 below only says that nothing is cut."],
							["added-one", whole + 1, "Nothing is added. How many uncut wholes are there?"],
						]
					: [
							["kept-the-whole-number", whole, "Those are wholes. The box counts the smaller parts."],
							["one-whole-only", bottom, "That many parts make just one whole."],
							[
								"added-top-and-bottom",
								whole + bottom,
								"It looks like the numbers were added. Count the parts of every whole.",
							],
						],
		});
	},
);
