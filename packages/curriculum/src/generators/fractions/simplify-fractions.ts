import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { gcd } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

// 1: one halving. 2: one step by 2, 3 or 5. 3: two steps. 4: larger numbers. 5: in a story, to be found from the counts.
export const simplifyFractions = defineGenerator("simplify-fractions", 1, (random, difficulty) => {
	const bottom = random.integer(
		level(difficulty, [2, 3, 3, 4, 3] as const),
		level(difficulty, [6, 6, 8, 9, 8] as const),
	);
	let top = random.integer(1, bottom - 1);
	while (gcd(top, bottom) > 1) top = random.integer(1, bottom - 1);
	const times = random.pick(
		level<readonly number[]>(difficulty, [[2], [2, 3, 5], [4, 6, 9], [6, 8, 9, 10, 12], [2, 3, 4, 5, 6]]),
	);
	const [t, b] = [top * times, bottom * times];
	const small = [2, 3, 5].find((each) => times % each === 0) ?? times;
	const half_way = times === small ? "" : `${t / small}/${b / small}`;
	const name = random.pick(NAMES);
	const [thing, kind] = random.pick([
		["marbles", "blue"],
		["pencils", "sharp"],
		["apples", "green"],
		["socks", "striped"],
		["birds", "brown"],
	] as const);
	return fillNumber({
		answer_type: "SIMPLE_FRACTION",
		simplest: "enforced",
		prompt:
			difficulty === 5
				? `${name} counts ${b} ${thing}. ${t} of them are ${kind}. What fraction of the ${thing} is ${kind}? Write it in lowest terms.`
				: random.pick([
						`Write $\\dfrac{${t}}{${b}}$ in lowest terms.`,
						`${name} simplifies $\\dfrac{${t}}{${b}}$ as far as possible. What is the result?`,
					]),
		cta: "Write a fraction: top number, slash, bottom number.",
		right: `${top}/${bottom}`,
		hints: [
			"Look for a number that divides top and bottom.",
			"Divide both by it. Can you do it again?",
			"You are done when only 1 divides both.",
		],
		explanation: `Both numbers can be divided by ${times}: $\\dfrac{${t} \\div ${times}}{${b} \\div ${times}} = \\dfrac{${top}}{${bottom}}$.`,
		mistakes: [
			[
				"divided-only-the-top",
				b === bottom ? "" : `${top}/${b}`,
				"Only the top was divided. Do the same with the bottom.",
			],
			["divided-only-the-bottom", `${t}/${bottom}`, "Only the bottom was divided. Do the same with the top."],
			[
				"subtracted-the-same-number",
				t - times > 0 && half_way !== `${t - times}/${b - times}` ? `${t - times}/${b - times}` : "",
				"It looks like the same number was taken away. Divide both instead.",
			],
			[
				"took-the-other-part",
				difficulty === 5 ? `${bottom - top}/${bottom}` : "",
				`That is the part that is not ${kind}.`,
			],
		],
	});
});
