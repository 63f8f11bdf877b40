import { hundredGrid } from "../../figures/hundred-grid.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

const f = (top: number | string, bottom: number) => `\\dfrac{${top}}{${bottom}}`;

// 1: tenths as hundredths, with a square of a hundred. 2: tenths as hundredths. 3: tenths plus hundredths. 4: the other order, two-digit hundredths. 5: a part is missing.
export const tenthsHundredths = defineGenerator("tenths-hundredths", 2, (random, difficulty) => {
	const tenths = random.integer(1, level(difficulty, [9, 9, 8, 6, 6] as const));
	const hundredths = random.integer(difficulty > 3 ? 11 : 1, level(difficulty, [9, 9, 9, 39, 39] as const));
	const sum = 10 * tenths + hundredths;
	const name = random.pick(NAMES);
	const hints = ["A tenth is ten hundredths.", "Make hundredths of everything before you count."];
	if (difficulty <= 2) {
		const turned = difficulty === 2 && random.oneIn(2);
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `${name} writes the same amount in two ways. Which number belongs in the box? $${turned ? `${f("\\square", 10)} = ${f(10 * tenths, 100)}` : `${f(tenths, 10)} = ${f("\\square", 100)}`}$`,
			...(difficulty === 1
				? {
						figure: {
							svg: hundredGrid(10 * tenths, random.pick(["sky", "gold", "mint", "coral", "lilac"])),
							alt: `A large square of ten columns with ten small squares each. ${tenths} ${tenths === 1 ? "column is" : "columns are"} colored.`,
						},
					}
				: {}),
			right: turned ? tenths : 10 * tenths,
			hints: [
				"A tenth is ten hundredths.",
				turned ? "How many tens are there on the right?" : "How many small squares are in that many columns?",
			],
			explanation: `$${f(tenths, 10)} = ${f(`${tenths} \\times 10`, 100)} = ${f(10 * tenths, 100)}$.`,
			mistakes: [
				[
					"kept-the-top",
					turned ? 10 * tenths : tenths,
					"The parts have another size, so the number of parts changes.",
				],
				[
					"added-ninety",
					turned ? "" : tenths + 90,
					"It looks like the same number was added to top and bottom. Multiply both.",
				],
				["a-zero-too-many", turned ? "" : 100 * tenths, "That is more than one whole."],
			],
		});
	}
	const tenths_first = difficulty === 3 || random.oneIn(2);
	const formula = tenths_first
		? `${f(tenths, 10)} + ${f(hundredths, 100)}`
		: `${f(hundredths, 100)} + ${f(tenths, 10)}`;
	if (difficulty === 5)
		return fillNumber({
			answer_type: "SIMPLE_FRACTION",
			simplest: "optional",
			prompt: `${name} adds hundredths to $${f(tenths, 10)}$ and gets $${f(sum, 100)}$. What fraction was added?`,
			cta: "Write a fraction: top number, slash, bottom number.",
			right: `${hundredths}/100`,
			hints: [...hints.slice(0, 1), `How many hundredths are $${f(tenths, 10)}$?`],
			explanation: `$${f(tenths, 10)} = ${f(10 * tenths, 100)}$, and $${sum} - ${10 * tenths} = ${hundredths}$. So $${f(hundredths, 100)}$ was added.`,
			mistakes: [
				[
					"took-tenths-as-hundredths",
					`${sum - tenths}/100`,
					"Those are tenths. Make hundredths of them first.",
				],
				["gave-the-sum", `${sum}/100`, "That is the sum. What was added?"],
				["subtracted-bottoms", `${sum - tenths}/90`, "The bottoms cannot be taken away from each other."],
			],
		});
	return fillNumber({
		answer_type: "SIMPLE_FRACTION",
		simplest: "optional",
		prompt: random.pick([`What is $${formula}$?`, `${name} works out $${formula}$. What is the sum?`]),
		cta: "Write a fraction: top number, slash, bottom number.",
		right: `${sum}/100`,
		hints,
		explanation: `$${f(tenths, 10)} = ${f(10 * tenths, 100)}$, so $${f(10 * tenths, 100)} + ${f(hundredths, 100)} = ${f(sum, 100)}$.`,
		mistakes: [
			[
				"added-tops-and-bottoms",
				`${tenths + hundredths}/110`,
				"Tops and bottoms were added. Make the parts the same size first.",
			],
			[
				"tenths-as-hundredths",
				`${tenths + hundredths}/100`,
				"A tenth is more than a hundredth. Make hundredths of it first.",
			],
			["everything-as-tenths", `${tenths + hundredths}/10`, "A hundredth is less than a tenth."],
		],
	});
});
