import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { defineGenerator } from "../generator.ts";

// 1: a factor is missing, facts of 2, 5, 10. 2: all facts to 6. 3: equals sign on either side. 4: a divisor or a dividend is missing. 5: any place, facts to 9.
export const unknownFactorEquations = defineGenerator("unknown-factor-equations", 2, (random, difficulty) => {
	const a =
		difficulty === 1
			? random.pick([2, 5, 10])
			: random.integer(
					level(difficulty, [2, 2, 3, 3, 5] as const),
					level(difficulty, [6, 6, 8, 7, 9] as const),
				);
	let b = random.integer(2, level(difficulty, [9, 6, 8, 8, 9] as const));
	if (b === a) b = b === 2 ? 3 : b - 1;
	const product = a * b;
	const kind = level(difficulty, [
		"factor",
		"factor",
		"factor",
		random.pick(["divisor", "dividend"]),
		random.pick(["factor", "divisor", "dividend"]),
	] as const);
	const [left, side, right, known] =
		kind === "factor"
			? [random.pick([`${a} \\times \\square`, `\\square \\times ${a}`]), product, b, a]
			: kind === "divisor"
				? [`${product} \\div \\square`, a, b, a]
				: [`\\square \\div ${a}`, b, product, a];
	const is_turned = difficulty >= 3 && random.oneIn(2);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `Which number belongs in the box? $${is_turned ? `${side} = ${left}` : `${left} = ${side}`}$`,
		right,
		hints: [
			"The two sides of the equals sign are worth the same.",
			kind === "dividend"
				? `It is divided into ${a} equal parts, and each part is ${b}. How much was it?`
				: kind === "divisor"
					? `How many times does ${a} fit into ${product}?`
					: `Which number times ${known} makes ${product}?`,
		],
		explanation:
			kind === "dividend"
				? `$${a} \\times ${b} = ${product}$, so $${product} \\div ${a} = ${b}$.`
				: `$${a} \\times ${b} = ${product}$, so ${b} belongs in the box.`,
		mistakes: [
			[
				"did-what-the-sign-says",
				kind === "factor"
					? product * a <= 1000
						? product * a
						: ""
					: kind === "divisor"
						? product * a <= 1000
							? product * a
							: ""
						: b % a === 0
							? b / a
							: "",
				"It looks like the sign was used on the two numbers. Put your number in the box and check both sides.",
			],
			[
				"subtracted",
				kind === "dividend" ? "" : product - a,
				"It looks like the numbers were subtracted. The sign here is another one.",
			],
			[
				"added",
				kind === "dividend" ? a + b : product + a,
				"It looks like the numbers were added. The sign here is another one.",
			],
			["off-by-one", right - 1, "Very close. Put your number in the box and check both sides."],
		],
	});
});
