import { type Draft, type Random, simplest, slip, whole } from "../../kit/index.ts";

export const square = (random: Random) => random.integer(2, 20);
export const cube = (random: Random) => random.integer(2, 9);

/** The help common to every square or cube root. */
export function help(root: number, degree: 2 | 3): Pick<Draft, "hints" | "steps"> {
	const number = root ** degree;
	const factors = Array.from({ length: degree }, () => `${root}`).join(" \\times ");
	const near = degree === 2 ? (root === 10 ? 12 : 10) : root === 5 ? 4 : 5;
	return {
		hints: [
			degree === 2
				? `Which number times itself is ${number}?`
				: `Which number is a factor three times to make ${number}?`,
			`Compare ${number} with $${near}^{${degree}} = ${near ** degree}$. Is the number you look for less than or greater than ${near}?`,
			`Try whole numbers on that side of ${near}. ${degree === 2 ? "Square" : "Cube"} each one until you reach ${number}.`,
		],
		steps: [
			`Look for the number whose ${degree === 2 ? "square" : "cube"} is ${number}.`,
			`$${factors} = ${number}$, so the answer is ${root}.`,
		],
	};
}

export function wrongRoots(root: number, degree: 2 | 3): Draft["wrong"] {
	const number = root ** degree;
	const squareRoot = Math.round(Math.sqrt(number));
	return degree === 2
		? [
				[slip.halfForRoot, simplest(number, 2)],
				[slip.leftOutRoot, whole(number)],
				[slip.nextRoot, whole(root + 1)],
			]
		: [
				[slip.thirdForRoot, simplest(number, 3)],
				squareRoot ** 2 === number && [slip.squareForCube, whole(squareRoot)],
				[slip.leftOutRoot, whole(number)],
				[slip.nextRoot, whole(root + 1)],
			];
}
