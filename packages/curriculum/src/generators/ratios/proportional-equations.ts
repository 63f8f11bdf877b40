import { ask, decimal, defineSkill, NAMES, slip, stated, sumTex, withoutUnit } from "../../kit/index.ts";
import type { Form } from "../../kit/index.ts";
import { decimals, whole, words } from "../../kit/value.ts";
import { steadyOf } from "./steady-scenes.ts";

const HINTS = [
	"In a proportional relationship, $y = kx$: the constant $k$ is the amount for one.",
	"Check your equation with the numbers that are given.",
] as const;

/** The equation of a relationship that is given by its unit rate, or by another pair. */
const equation =
	(isUnit: boolean, isPlain = false): Form =>
	(random) => {
		const { says, letters, ...scene } = steadyOf(random);
		// Where several are matched, other letters would tell which is which.
		const [x, y] = isPlain ? ["x", "y"] : [scene.x, scene.y];
		const [k, count] = [random.integer(3, 25), isUnit ? 1 : random.integer(3, 9)];
		const shown = (text: string) => words(`$${text}$`);
		return {
			prompt: `${says(count, count * k)} ${letters} ${random.pick(["Which equation fits?", "Which equation shows this proportional relationship?", `${random.pick(NAMES)} writes an equation. Which one is right?`])}`,
			task: `the equation for $${x} = ${count}$ and $${y} = ${count * k}$`,
			right: shown(`${y} = ${k}${x}`),
			wrong: [
				[slip.swappedTheVariables, shown(`${x} = ${k}${y}`)],
				!isUnit && [slip.tookTheTotalAsRate, shown(`${y} = ${count * k}${x}`)],
				[slip.addedTheConstant, shown(`${y} = ${x} + ${count * k - count}`)],
				isUnit && [slip.dividedByTheConstant, shown(`${y} = \\dfrac{${x}}{${k}}`)],
			],
			hints: [
				HINTS[0],
				isUnit
					? `What is $${y}$ for $${x} = 2$?`
					: `For $${x} = ${count}$, $${y}$ is $${count * k}$. What is $${y}$ for $${x} = 1$?`,
				HINTS[1],
			],
			steps: [
				isUnit
					? `For $${x} = 1$, $${y}$ is ${k}. That is the constant.`
					: `$${count * k} \\div ${count} = ${k}$, so $${y}$ is ${k} for $${x} = 1$.`,
				`The equation is $${y} = ${k}${x}$.`,
			],
			equal: "an equation that says the same",
		};
	};

/** The constant of the equation. */
const constant: Form = (random) => {
	const { x, y, says, letters } = steadyOf(random);
	const [k, count] = [random.integer(3, 25), random.integer(3, 9)];
	return {
		prompt: `${says(count, count * k)} ${letters} ${random.pick([`Which number belongs in the box: $${y} = \\square ${x}$?`, `Complete the equation $${y} = \\square ${x}$.`])}`,
		right: whole(k),
		wrong: [
			[slip.tookTheTotalAsRate, whole(count * k)],
			[slip.addedTheConstant, whole(count * k - count)],
			[slip.gaveTheKnownInput, whole(count)],
		],
		hints: [
			HINTS[0],
			`For $${x} = ${count}$, $${y}$ is $${count * k}$. What is $${y}$ for $${x} = 1$?`,
			HINTS[1],
		],
		steps: [`$${count * k} \\div ${count} = ${k}$.`, `The equation is $${y} = ${k}${x}$.`],
	};
};

/** A value from the equation, forward or backward, with decimals. */
const use =
	(isBack: boolean): Form =>
	(random) => {
		const { x, y, letters } = steadyOf(random);
		const [tenths, input] = [random.integer(11, 59), random.integer(3, 24)];
		const rule = `${y} = ${sumTex([[decimal(tenths, 1), x]])}`;
		const output = decimals(tenths * input, 1);
		const [known, asked] = isBack ? [`${y} = ${output.entry}`, x] : [`${x} = ${input}`, y];
		return {
			prompt: random.pick([
				`${letters} The equation is $${rule}$. What is $${asked}$ for $${known}$?`,
				`Use the equation $${rule}$ to find $${asked}$ for $${known}$.`,
				`${letters} ${random.pick(NAMES)} uses $${rule}$. Find $${asked}$ for $${known}$.`,
			]),
			task: `the value of $${asked}$ in $${rule}$ for $${known}$`,
			right: isBack ? whole(input) : output,
			unit: { before: `${asked} =` },
			wrong: [
				[slip.addedTheConstant, decimals(isBack ? tenths * input - tenths : tenths + 10 * input, 1)],
				isBack && [slip.usedTheOtherVariable, decimals(tenths * tenths * input, 2)],
				!isBack &&
					(input * 1000) % tenths === 0 && [slip.dividedByTheConstant, decimals((input * 1000) / tenths, 2)],
				[slip.ignoredThePoint, whole(isBack ? input * 10 : tenths * input)],
			],
			hints: [
				"A number right next to a letter means times.",
				`Substitute for the letter that is known: $${known}$.`,
				isBack ? "Which operation undoes the multiplication?" : "Multiply.",
			],
			steps: [
				`Substitute $${known}$ in $${rule}$.`,
				isBack
					? `$${output.entry} \\div ${decimal(tenths, 1)} = ${input}$.`
					: `$${decimal(tenths, 1)} \\times ${input} = ${output.entry}$.`,
			],
		};
	};

const claimed = stated(withoutUnit(use(false)));

// 1: the equation from the unit rate. 2: from two values. 3: several equations, and the constant. 4: use the equation. 5: use it
// backward, and explain a mistake.
export const proportionalEquations = defineSkill("proportional-equations", 15, {
	1: [ask.chosen(equation(true)), ask.typed(constant)],
	2: [ask.chosen(equation(false)), ask.typed(constant)],
	3: [
		ask.matched(equation(false, true), ["pair of values", "equation"]),
		ask.chosen(constant),
		ask.chosen(equation(false)),
	],
	4: [ask.typed(use(false)), ask.chosen(withoutUnit(use(false))), ask.judged(claimed)],
	5: [ask.typed(use(true)), ask.chosen(withoutUnit(use(true))), ask.explainTheMistake(equation(false))],
});
