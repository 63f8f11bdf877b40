import { chooseAll } from "../../kit/choose-all.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { level } from "../../kit/level.ts";
import { defineGenerator } from "../generator.ts";

/** 1: one twin of a short sum; 2: one twin of a bracket; 3: all twins; 4: all twins of longer expressions; 5: equal for one value only. */
export const identifyEquivalent = defineGenerator("identify-equivalent", 3, (random, difficulty) => {
	const x = random.pick(["x", "y", "n", "a"] as const);
	const [a, b] = [random.integer(2, difficulty === 1 ? 12 : 7), random.integer(2, 9)];
	const c = a === b ? b + 1 : b;
	if (difficulty <= 2)
		return chooseOption(
			random,
			{
				prompt: `Which expression always has the same value as $${difficulty === 1 ? `${a}${x} + ${x}` : `${a}(${x} + ${c})`}$?`,
				hints: [
					"Put two different numbers in place of the letter and compare.",
					difficulty === 1
						? "How many times is the letter there in all?"
						: "Every term in the parentheses is multiplied.",
				],
				explanation:
					difficulty === 1
						? `${a} times the letter and once more make $${a + 1}${x}$.`
						: `$${a} \\times ${x} + ${a} \\times ${c} = ${a}${x} + ${a * c}$.`,
			},
			difficulty === 1
				? {
						right: `$${a + 1}${x}$`,
						wrong: [
							[`$${a}${x}^{2}$`, "sum-taken-as-product", "The terms are added, not multiplied."],
							[`$${a}${x} + 1$`, "letter-taken-as-one", "A letter that stands alone is not the number one."],
							[`$${2 * a}${x}$`, "doubled-the-coefficient", "The second term has the letter only once."],
						],
					}
				: {
						right: `$${a}${x} + ${a * c}$`,
						wrong: [
							[
								`$${a}${x} + ${c}$`,
								"multiplied-first-term-only",
								"Every term in the parentheses is multiplied.",
							],
							[
								`$${a * c}${x}$`,
								"combined-unlike-terms",
								"The number without a letter cannot join the others.",
							],
							[
								`$${x} + ${a * c}$`,
								"multiplied-second-term-only",
								"Every term in the parentheses is multiplied.",
							],
						],
					},
		);
	if (difficulty === 5) {
		// Equal at one value: a x + b and (a + 1) x + (b - value) meet there only.
		const value = random.integer(2, 5);
		const big = value + random.integer(2, 9);
		return chooseOption(
			random,
			{
				prompt: `For $${x} = ${value}$ both $${a}${x} + ${big}$ and $${a + 1}${x} + ${big - value}$ have the value ${a * value + big}. What follows?`,
				hints: ["Equal expressions agree for every number.", `Try another number, such as zero.`],
				explanation: `For $${x} = 0$ they are ${big} and ${big - value}, which differ. So they agree for this one number, but they are not equivalent.`,
			},
			{
				right: "They agree here, but they are not equivalent.",
				wrong: [
					[
						"They are equivalent, because they agree here.",
						"checked-one-value-only",
						"It looks like one number was enough. Try another one.",
					],
					[
						"They are equivalent, because both have two terms.",
						"compared-the-form",
						"The form does not decide. Compare the values for several numbers.",
					],
					["Nothing can be known about them.", "gave-up", "You can try another number in both expressions."],
				],
			},
		);
	}
	const [shown, twins, others] = level(difficulty, [
		["", [], []],
		["", [], []],
		[
			`${2 * a}${x} + ${2 * c}`,
			[`2(${a}${x} + ${c})`, `${a}${x} + ${a}${x} + ${2 * c}`, `${2 * c} + ${2 * a}${x}`],
			[
				[
					`${2 * a + 2 * c}${x}`,
					"combined-unlike-terms",
					"The number without a letter cannot join the others.",
				],
				[
					`2(${a}${x} + ${2 * c})`,
					"factored-one-term-only",
					"In one of them, only one of the terms was divided.",
				],
			],
		],
		[
			`${a}(${x} + ${c}) + ${x}`,
			[`${a + 1}${x} + ${a * c}`, `${a}${x} + ${a * c} + ${x}`, `${x} + ${a}(${c} + ${x})`],
			[
				[
					`${a}${x} + ${c} + ${x}`,
					"multiplied-first-term-only",
					"In one of them, only the first term in the parentheses was multiplied.",
				],
				[
					`${a}${x}^{2} + ${a * c}`,
					"sum-taken-as-product",
					"Adding a letter once more does not make a square.",
				],
			],
		],
		["", [], []],
	] as const);
	const kept = random.shuffle(twins).slice(0, random.integer(2, 3));
	return chooseAll(
		random,
		{
			prompt: `Which expressions always have the same value as $${shown}$? Choose all that apply.`,
			hints: [
				"Put a small number in place of the letter: which ones agree?",
				"Then try a second number, or multiply out and collect.",
			],
			explanation: `Multiplied out and collected, these are the same: $${kept.join("$, $")}$.`,
		},
		[
			...kept.map((label) => ({
				label: `$${label}$`,
				fits: true,
				mistake: ["missed-a-twin", "One more of them has the same value. Multiply out and collect."] as const,
			})),
			...others.map(([label, id, feedback]) => ({
				label: `$${label}$`,
				fits: false,
				mistake: [id, feedback] as const,
			})),
		],
	);
});
