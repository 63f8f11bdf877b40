import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

// 1: times 10 to 90 with an easy fact. 2: facts of 3 to 6. 3: facts of 6 to 9. 4: a story. 5: the ten is missing.
export const multiplyMultiplesOfTen = defineGenerator(
	"multiply-multiples-of-ten",
	1,
	(random, difficulty) => {
		const [least, most] = level(difficulty, [
			[2, 5],
			[3, 6],
			[6, 9],
			[3, 9],
			[3, 9],
		] as const);
		const a = random.integer(least, most);
		const b = random.integer(2, difficulty === 1 ? 5 : 9);
		const [ten, fact, product] = [10 * b, a * b, 10 * a * b];
		const name = random.pick(NAMES);
		if (difficulty === 5)
			return fillNumber({
				answer_type: "INTEGER",
				prompt: `Which number belongs in the box? $${random.pick([`${a} \\times \\square = ${product}`, `\\square \\times ${a} = ${product}`, `${product} = ${a} \\times \\square`])}$`,
				right: ten,
				hints: [`${product} is how many tens?`, `Which number of tens times ${a} makes that many tens?`],
				explanation: `${product} is ${fact} tens, and $${a} \\times ${b} = ${fact}$. So it is ${b} tens: ${ten}.`,
				mistakes: [
					["left-out-the-zero", b, "That many tens. Which number is that?"],
					[
						"a-zero-too-many",
						10 * ten <= 1000 ? 10 * ten : "",
						"That is ten times too much. Multiply back and check.",
					],
					["subtracted", product - a, "It looks like the numbers were subtracted."],
				],
			});
		const first = random.oneIn(2);
		return fillNumber({
			answer_type: "INTEGER",
			prompt:
				difficulty === 4 || random.oneIn(2)
					? random.pick([
							`${name} swims ${ten} meters ${a} times. How many meters is that?`,
							`A theater has ${a} rows with ${ten} seats each. How many seats are there?`,
							`A ticket costs ${ten} pesos. ${name} buys ${a} tickets. How many pesos is that?`,
							`${name} plants ${a} beds with ${ten} bulbs each. How many bulbs is that?`,
						])
					: `What is $${first ? `${a} \\times ${ten}` : `${ten} \\times ${a}`}$?`,
			right: product,
			hints: [
				`${ten} is ${b} tens.`,
				[
					`First find $${a} \\times ${b}$. That is the number of tens.`,
					"First multiply without the zero. That is the number of tens.",
				],
			],
			explanation: `$${a} \\times ${b} = ${fact}$, so it is ${fact} tens: $${a} \\times ${ten} = ${product}$.`,
			mistakes: [
				["left-out-the-zero", fact, "Those are tens. Which number is that?"],
				[
					"a-zero-too-many",
					10 * product <= 9000 ? 10 * product : "",
					"That is one zero too many. How many tens are there?",
				],
				["added", a + ten, "It looks like the numbers were added. This is a multiplication."],
				["one-group-short", product - ten, "It looks like one group was missed."],
			],
		});
	},
);
