import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import type { Mistake } from "../../kit/mistakes.ts";
import { defineGenerator } from "../generator.ts";

// 1: below 20, the box second. 2: below 50, box first or second. 3: below 100, equals sign on either side.
// 4: a start that is missing in a subtraction. 5: two numbers on both sides.
export const unknownAddendEquations = defineGenerator("unknown-addend-equations", 2, (random, difficulty) => {
	const most = level(difficulty, [18, 50, 99, 99, 60] as const);
	const whole = random.integer(level(difficulty, [8, 20, 40, 40, 20] as const), most);
	const part = random.integer(3, whole - 3);
	const rest = whole - part;
	if (difficulty === 5) return balance();
	const adds = difficulty < 4 && random.oneIn(2);
	const starts_empty = difficulty === 4 || (!adds && difficulty >= 3 && random.oneIn(2));
	const [left, right_side, right] = adds
		? [
				random.pick(difficulty === 1 ? [`${part} + \\square`] : [`${part} + \\square`, `\\square + ${part}`]),
				whole,
				rest,
			]
		: starts_empty
			? [`\\square - ${part}`, rest, whole]
			: [`${whole} - \\square`, rest, part];
	const is_turned = difficulty >= 3 && random.oneIn(2);
	const shown = [part, whole, rest].filter((number) => number !== right);
	const [one = 0, other = 0] = shown;
	const mistakes: Mistake[] = [
		[
			"added-the-numbers",
			one + other,
			adds || !starts_empty
				? "It looks like the two numbers were added. One of them is the whole already."
				: "",
		],
		[
			"subtracted-the-numbers",
			Math.abs(one - other),
			"It looks like the numbers were subtracted. What was there before something was taken away?",
		],
		[
			"copied-the-number-beside",
			right_side,
			"The equals sign does not ask for that number. Both sides must be worth the same.",
		],
		["off-by-one", right - 1, "Very close. Put your number in the box and check both sides."],
	];
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `Which number belongs in the box? $${is_turned ? `${right_side} = ${left}` : `${left} = ${right_side}`}$`,
		right,
		hints: [
			"The two sides of the equals sign are worth the same.",
			starts_empty
				? `Something was there, ${part} went away, ${rest} stayed. Put them back together.`
				: `The whole is ${whole}. One part is ${adds ? part : rest}. How large is the other part?`,
		],
		explanation: starts_empty
			? `Put together what stayed and what went away: $${rest} + ${part} = ${whole}$. So $${whole} - ${part} = ${rest}$.`
			: `$${whole} - ${adds ? part : rest} = ${right}$, so ${adds ? `$${part} + ${rest} = ${whole}$` : `$${whole} - ${part} = ${rest}$`}.`,
		mistakes: mistakes.filter(([, , feedback]) => feedback !== ""),
	});

	function balance() {
		const other = random.integer(2, whole - 2);
		const missing_part = whole - other;
		const box = random.pick([`${other} + \\square`, `\\square + ${other}`]);
		const known = `${part} + ${rest}`;
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `Both sides are worth the same. Which number belongs in the box? $${random.pick([`${known} = ${box}`, `${box} = ${known}`])}$`,
			right: missing_part,
			hints: [
				`How much is $${part} + ${rest}$?`,
				`The side with the box must be worth as much. It has ${other} already.`,
			],
			explanation: `$${known} = ${whole}$. From ${other} to ${whole} it is ${missing_part}: $${other} + ${missing_part} = ${whole}$.`,
			mistakes: [
				[
					"wrote-the-sum",
					whole,
					"That is the worth of the other side. The equals sign means: the same on both sides.",
				],
				[
					"added-everything",
					whole + other,
					"It looks like all numbers were added. Make both sides worth the same.",
				],
				["off-by-one", missing_part - 1, "Very close. Put your number in the box and check both sides."],
			],
		});
	}
});
