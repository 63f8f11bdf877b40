import { coordinatePlane } from "../../figures/plane/coordinate-plane.ts";
import { dataTable, tableInWords } from "../../figures/data/data-table.ts";
import { asClaim, ask, boxed, defineSkill, NAMES, slip, startLarge, whole, words } from "../../kit/index.ts";
import type { Form } from "../../kit/index.ts";
import { drawnScene } from "./dependent-scenes.ts";
import { roles, sortedRoles, explained } from "./roles-of-quantities.ts";

const table = ask.stepwise((random) => {
	const { x, y, rate, told, letters } = drawnScene(random);
	const [p, q] = [random.integer(3, 6), random.integer(7, 12)];
	const rows = [
		[x, y],
		["1", `${rate}`],
		["2", `${2 * rate}`],
		[`${p}`, ""],
		["", `${q * rate}`],
	];
	return {
		prompt: `${told} ${letters} ${random.pick(["Complete the table.", "Fill in what is missing."])} When $${x} = ${p}$, $${y} =$ [[p]]. When $${y} = ${q * rate}$, $${x} =$ [[q]].`,
		figure: { svg: dataTable(rows), alt: tableInWords(rows) },
		boxes: {
			p: boxed(whole(rate * p), p !== 3 && [slip.tookTheNextRow, whole(3 * rate)], [
				slip.rateAsSum,
				whole(rate + p),
			]),
			q: boxed(whole(q), [slip.multipliedAgain, whole(q * rate * rate)]),
		},
		hints: [
			`What is done to $${x}$ in each row to get $${y}$?`,
			`In the first row, 1 becomes ${rate}. In the second, 2 becomes ${2 * rate}.`,
			`Multiply $${x}$ by the rate to find $${y}$. To go back, divide.`,
		],
		steps: [`$${rate} \\times ${p} = ${p * rate}$.`, `$${q * rate} \\div ${rate} = ${q}$.`],
	};
});

/** The equation of a story. */
const equation: Form = (random) => {
	const { x, y, rate, told, letters } = drawnScene(random);
	const right = words(`$${y} = ${rate}${x}$`);
	return {
		prompt: random.pick([
			`${told} ${letters} Which equation fits?`,
			`${told} ${letters} Which equation shows how $${y}$ depends on $${x}$?`,
			`${told} ${letters} ${random.pick(NAMES)} writes an equation for it. Which one is right?`,
		]),
		task: `${told} ${letters}`,
		right,
		wrong: [
			[slip.swappedTheRoles, words(`$${x} = ${rate}${y}$`)],
			[slip.rateAsSum, words(`$${y} = ${x} + ${rate}$`)],
			[slip.rateAsDifference, words(`$${y} = ${rate} - ${x}$`)],
		],
		hints: [
			`What is $${y}$ if $${x}$ is 1? And if $${x}$ is 2?`,
			`When $${x} = 1$, $${y} = ${rate}$. Put these numbers into the equations.`,
			`By which number is $${x}$ multiplied each time to get $${y}$?`,
		],
		steps: [`$${y}$ is ${rate} times $${x}$.`, `So ${right.shown}.`],
		equal: "an equivalent equation",
	};
};

/** One value from the other. */
const found: Form = (random) => {
	const { x, y, cause, effect, rate } = drawnScene(random);
	const times = random.integer(6, 15);
	const asksCause = random.oneIn(2);
	const total = rate * times;
	const [asked, known, given] = asksCause ? [x, y, total] : [y, x, times];
	return {
		prompt: random.pick([
			`$${y} = ${rate}${x}$ shows how ${effect} ($${y}$) depends on ${cause} ($${x}$). What is $${asked}$ for $${known} = ${given}$?`,
			`In the equation $${y} = ${rate}${x}$, $${x}$ is ${cause} and $${y}$ is ${effect}. What is $${asked}$ for $${known} = ${given}$?`,
		]),
		unit: { before: `${asked} =` },
		right: whole(asksCause ? times : total),
		wrong: [
			asksCause
				? [slip.multipliedAgain, whole(total * rate)]
				: times % rate === 0 && [slip.swappedTheRoles, whole(times / rate)],
			asksCause ? [slip.rateAsDifference, whole(total - rate)] : [slip.rateAsSum, whole(times + rate)],
			[slip.gaveTheRate, whole(rate)],
		],
		hints: [
			"Put the number in place of its variable.",
			`$${rate}${x}$ means ${rate} times $${x}$.`,
			asksCause ? `Which number times ${rate} gives ${total}?` : `Multiply ${times} by ${rate}.`,
		],
		steps: asksCause
			? [`$${total} = ${rate}${x}$.`, `$${x} = ${total} \\div ${rate} = ${times}$.`]
			: [`$${y} = ${rate} \\times ${times}$.`, `$${y} = ${total}$.`],
	};
};

/** The equation of a graph that does not begin at the origin. */
const graphed: Form = (random) => {
	const { x, y, cause, effect, rate } = drawnScene(random);
	const start = random.integer(1, 4) * rate + (rate % 2 === 0 && random.oneIn(2) ? rate / 2 : 0);
	if (start === rate) return undefined;
	const points = [0, 1, 2, 3].map((at) => [at, start + rate * at] as const);
	const shown = (tex: string) => words(`$${tex}$`);
	return {
		prompt: random.pick([
			`The graph shows ${effect} ($${y}$) by ${cause} ($${x}$). The graph does not begin at the origin. Which equation fits?`,
			`${startLarge(effect)} ($${y}$) depends on ${cause} ($${x}$). Which equation fits the graph?`,
		]),
		figure: {
			svg: coordinatePlane({
				x: [0, 4],
				y: [0, start + 4 * rate],
				y_step: start % rate === 0 ? rate : rate / 2,
				x_name: x,
				y_name: y,
				points: points.map((at) => ({ at })),
			}),
			alt: `A graph with ${x} to the right and ${y} up. The points are ${points.map(([a, b]) => `${a} to the right and ${b} up`).join("; ")}.`,
		},
		right: shown(`${y} = ${rate}${x} + ${start}`),
		wrong: [
			[slip.swappedRateAndStart, shown(`${y} = ${start}${x} + ${rate}`)],
			[slip.beganAtTheOrigin, shown(`${y} = ${rate}${x}`)],
			[slip.addedRateAndStart, shown(`${y} = ${rate + start}${x}`)],
			[slip.swappedTheRoles, shown(`${x} = ${rate}${y} + ${start}`)],
		],
		hints: [
			`How much is $${y}$ when $${x}$ is 0? That amount is there from the start.`,
			`Compare the points for $${x} = 0$ and $${x} = 1$. By how much does $${y}$ grow?`,
			"The growth is multiplied by the independent variable. The amount at the start is added once.",
		],
		steps: [
			`It begins at ${start} and grows by ${rate} with each step.`,
			`So $${y} = ${rate}${x} + ${start}$.`,
		],
	};
};

const claimed = asClaim(equation, (task, value) => `${task} Equation: ${value}.`);
const NOUNS = ["story", "equation"] as const;

// 1: which quantity depends on which. 2: a table. 3: the equation. 4: the equation in both directions. 5: a graph with a
// starting amount, and explaining.
export const dependentIndependent = defineSkill("dependent-independent", 19, {
	1: [ask.chosen(roles), sortedRoles],
	2: [table, ask.chosen(roles), sortedRoles],
	3: [ask.chosen(equation), ask.matched(equation, NOUNS), ask.judged(claimed)],
	4: [ask.typed(found), ask.judged(claimed), table],
	5: [ask.chosen(graphed), explained, ask.typed(found)],
});
