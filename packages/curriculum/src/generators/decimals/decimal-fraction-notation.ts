import { decimalLine } from "../../figures/decimal-line.ts";
import { hundredGrid } from "../../figures/hundred-grid.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import { decimal } from "../../kit/numbers.ts";
import { chooseNumber } from "../../kit/select-one.ts";
import { counted, NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const f = (top: number, bottom: number) => `\\dfrac{${top}}{${bottom}}`;

// 1: the colored part as a decimal. 2: tenths and hundredths as decimals, tenths on a number line. 3: match. 4: a decimal
// as a fraction. 5: above one with hundredths below ten, hundredths on a number line.
export const decimalFractionNotation = defineGenerator(
	"decimal-fraction-notation",
	3,
	(random, difficulty) => {
		const name = random.pick(NAMES);
		if ((difficulty === 2 || difficulty === 5) && random.oneIn(3)) return onLine(random, difficulty === 2);
		if (difficulty === 3) {
			const digit = random.integer(1, 9);
			const other = random.integer(1, 9);
			const two = 10 * digit + (other === digit ? (other % 9) + 1 : other);
			const pairs: [string, string][] = [
				[`$${f(digit, 10)}$`, `$${decimal(digit, 1)}$`],
				[`$${f(digit, 100)}$`, `$${decimal(digit, 2)}$`],
				[`$${f(two, 100)}$`, `$${decimal(two, 2)}$`],
			];
			return matchPairs(
				random,
				{
					prompt: "Match each fraction with its decimal.",
					hints: [
						"The first place after the decimal point counts tenths, the second hundredths.",
						"An empty place of tenths gets a 0.",
					],
					explanation: `${pairs.map(([left, right]) => `${left} is ${right}`).join("; ")}.`,
				},
				{
					pairs,
					mistakes: [
						["hundredths-as-tenths", 1, 0, "Hundredths stand in the second place after the decimal point."],
						["tenths-as-hundredths", 0, 1, "Tenths stand in the first place after the decimal point."],
					],
				},
			);
		}
		const hundredths =
			difficulty === 1
				? random.pick([random.integer(1, 9), 10 * random.integer(1, 9), random.integer(11, 99)])
				: difficulty === 5
					? 100 * random.integer(1, 12) + random.integer(1, 9)
					: random.integer(1, 99);
		const is_tenths = hundredths % 10 === 0;
		const value = decimal(hundredths, 2);
		const [top, bottom] = is_tenths ? [hundredths / 10, 10] : [hundredths, 100];
		const hints = [
			"The first place after the decimal point counts tenths, the second hundredths.",
			hundredths % 100 < 10
				? "An empty place of tenths gets a 0."
				: "How many tenths and how many hundredths are there?",
		];
		const explanation = `${counted(hundredths, "hundredth")}: $${f(hundredths, 100)}${is_tenths ? ` = ${f(hundredths / 10, 10)}` : ""} = ${value}$.`;
		const wrong = [
			[
				"hundredths-as-tenths",
				hundredths < 10 ? decimal(hundredths, 1) : "",
				"Hundredths stand in the second place after the decimal point.",
			],
			[
				"read-as-a-whole-number",
				is_tenths ? hundredths / 10 : hundredths,
				"That is a whole number. The parts stand after the decimal point.",
			],
			["shifted-one-place", decimal(hundredths, 3), "That is one place too far to the right."],
			[
				"top-and-bottom-as-decimal",
				difficulty === 2 && is_tenths ? `${top}.10` : difficulty === 2 ? `${top}.100` : "",
				"It looks like top and bottom were written around the point.",
			],
		] as const;
		if (difficulty === 4)
			return fillNumber({
				answer_type: "SIMPLE_FRACTION",
				simplest: "optional",
				prompt: `${name} reads ${value}. Write it as a fraction with the bottom 10 or 100.`,
				cta: "Write a fraction: top number, slash, bottom number.",
				right: `${top}/${bottom}`,
				hints: [
					"How many places are there after the decimal point?",
					"One place counts tenths, two places count hundredths.",
				],
				explanation: `${value} has ${is_tenths ? "one place" : "two places"} after the point: $${f(top, bottom)}$.`,
				mistakes: [
					[
						"wrong-bottom",
						`${top}/${bottom === 10 ? 100 : 10}`,
						"Count the places after the decimal point once more.",
					],
					[
						"digits-as-top-and-bottom",
						is_tenths || hundredths % 10 === 0 || hundredths < 10
							? ""
							: `${Math.floor(hundredths / 10)}/${hundredths % 10}`,
						"The digits after the decimal point together are the top.",
					],
					["counted-a-place-too-many", `${top}/${bottom * 10}`, "That is one place too many."],
				],
			});
		if (difficulty === 2 && random.oneIn(2))
			return chooseNumber(
				random,
				{
					answer_type: "STRING",
					prompt: `${name} writes $${f(top, bottom)}$ as a decimal. What is right?`,
					hints,
					explanation,
				},
				{
					right: value,
					label: (entry) => `$${entry}$`,
					mistakes: wrong.map(([id, answer, feedback]) => [id, answer, feedback]),
					fillers: [decimal(hundredths + 1, 2), decimal(hundredths, 1)],
				},
			);
		return fillNumber({
			answer_type: "FLOAT",
			prompt:
				difficulty === 1
					? "The large square is one whole. Write the colored part as a decimal."
					: difficulty === 5
						? `Write $${Math.floor(hundredths / 100)}${f(hundredths % 100, 100)}$ as a decimal.`
						: `Write $${f(top, bottom)}$ as a decimal.`,
			...(difficulty === 1
				? {
						figure: {
							svg: hundredGrid(hundredths, random.pick(["sky", "gold", "mint", "coral", "lilac"])),
							alt: `A large square of 100 small squares. ${hundredths} of them ${hundredths === 1 ? "is" : "are"} colored.`,
						},
					}
				: {}),
			right: value,
			hints,
			explanation:
				difficulty === 5
					? `${Math.floor(hundredths / 100)} whole and ${hundredths % 100} ${hundredths % 100 === 1 ? "hundredth" : "hundredths"}: ${value}.`
					: explanation,
			mistakes: [
				...wrong.map(([id, answer, feedback]) => [id, answer, feedback] as const),
				[
					"left-out-the-zero",
					difficulty === 5 ? `${Math.floor(hundredths / 100)}.${hundredths % 100}` : "",
					"Hundredths stand in the second place after the decimal point.",
				],
			],
		});
	},
);

/** A point on a line of ten steps: tenths from one whole to the next, or hundredths from one tenth to the next. */
function onLine(random: Random, is_tenths: boolean) {
	const places = is_tenths ? 1 : 2;
	const step = random.integer(1, 9);
	const start = is_tenths ? random.integer(0, 4) : random.integer(1, 29);
	const shown = (units: number) => decimal(units, places);
	const [low, high] = [shown(10 * start), shown(10 * start + 10)];
	const right = shown(10 * start + step);
	const part = is_tenths ? "tenth" : "hundredth";
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `${random.pick(NAMES)} marks a point on this number line. Which decimal does it show?`,
		figure: {
			svg: decimalLine({
				start: low,
				end: high,
				step,
				colour: random.pick(["sky", "gold", "mint", "coral"]),
			}),
			alt: `A number line from ${low} to ${high} with ten equal steps. The point stands ${step} ${step === 1 ? "step" : "steps"} after ${low}.`,
		},
		right,
		hints: [
			`From ${low} to ${high} there are ten equal steps. How much is one step?`,
			`Count the steps from ${low} to the point.`,
		],
		explanation: `One step is a ${part}: ${shown(1)}. The point is ${step} ${step === 1 ? part : `${part}s`} after ${low}, so it stands for ${right}.`,
		mistakes: [
			[
				"step-ten-times-too-large",
				decimal(10 * start + 10 * step, places),
				is_tenths
					? "That counts every step as a whole. Ten steps make one whole here."
					: "That counts every step as a tenth. Ten steps make one tenth here.",
			],
			[
				"counted-from-zero",
				start === 0 ? "" : shown(step),
				`The line does not begin at 0. It begins at ${low}.`,
			],
			["counted-backwards", shown(10 * start + 10 - step), `Count the steps from ${low}, not from ${high}.`],
			[
				"counted-marks-not-steps",
				step === 9 ? "" : shown(10 * start + step + 1),
				"Count the steps, not the marks: the first mark is the start.",
			],
			[
				"step-ten-times-too-small",
				decimal(100 * start + step, places + 1),
				`Ten steps make ${is_tenths ? "one whole" : "one tenth"}. How much is one step?`,
			],
		],
	});
}
