import type { Question } from "@learnin/domain/question/question";
import { dataTable, tableInWords } from "../../figures/data-table.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { improperTex } from "../../kit/fractions.ts";
import { level } from "../../kit/level.ts";
import { entry, lowest } from "../../kit/numbers.ts";
import { sumTex } from "../../kit/terms.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";
import { counted, LINEAR_SCENES } from "./linear-scenes.ts";

/** 1: from a story; 2: from a table that starts at zero, or what a number means; 3: from a table that does not start at zero; 4: from two moments of a story; 5: through two points, with negative and broken slopes. */
export const constructLinearFunction = defineGenerator("construct-linear-function", 2, (random, difficulty) =>
	level<() => Question>(difficulty, [
		() => fromStory(random),
		() => (random.oneIn(2) ? meaning(random) : fromTable(random, 0)),
		() => fromTable(random, random.integer(1, 4)),
		() => fromTwoMoments(random),
		() => throughTwoPoints(random),
	])(),
);

const SWAPPED = "The change for each step stands in front of $x$, the start stands alone.";

/** Rate and start, never the same number. */
function rateAndStart(random: Random): [number, number] {
	const rate = random.integer(2, 9);
	const start = random.integer(3, 30);
	return [rate, start === rate ? start + 10 : start];
}

function fromStory(random: Random) {
	const scene = random.pick(LINEAR_SCENES);
	const [rate, start] = rateAndStart(random);
	return fillBoxes({
		prompt: `${scene.story(rate, start)} After $x$ ${scene.x}s it is $y$ ${scene.y} in all. Complete: $y =$ [[m]] $x +$ [[b]].`,
		boxes: { m: { right: rate }, b: { right: start } },
		hints: [
			`Which number comes again with each ${scene.x}?`,
			`Which number is there once, before the first ${scene.x}?`,
		],
		explanation: `Each ${scene.x} brings ${rate} ${scene.y}, and ${start} ${scene.y} are there from the start: $y = ${rate}x + ${start}$.`,
		mistakes: [
			["m", "swaps-rate-and-start", start, SWAPPED],
			["b", "swaps-rate-and-start", rate, SWAPPED],
			["m", "added-rate-and-start", rate + start, "Only the number that comes again belongs to $x$."],
			[
				"b",
				"took-the-first-step-for-the-start",
				rate + start,
				`That is after one ${scene.x}. The start is before it.`,
			],
		],
	});
}

function meaning(random: Random) {
	const scene = random.pick(LINEAR_SCENES);
	const [rate, start] = rateAndStart(random);
	const asks_rate = random.oneIn(2);
	const asked = asks_rate ? rate : start;
	const right = asks_rate ? scene.rate_means : scene.start_means;
	return chooseOption(
		random,
		{
			prompt: `For a ${scene.a} it is $y = ${rate}x + ${start}$, with $x$ in ${scene.x}s and $y$ in ${scene.y}. What does the ${asked} tell?`,
			hints: [`What is $y$ when $x$ is zero?`, `How does $y$ change when $x$ grows by one ${scene.x}?`],
			explanation: asks_rate
				? `When $x$ grows by 1, $y$ grows by ${rate}. ${right}: ${rate} ${scene.y}.`
				: `For $x = 0$ it is $y = ${start}$. ${right}: ${start} ${scene.y}.`,
		},
		{
			right,
			wrong: [
				[asks_rate ? scene.start_means : scene.rate_means, "swaps-rate-and-start", SWAPPED],
				[`The number of ${scene.x}s`, "took-it-for-the-input", `The number of ${scene.x}s is $x$.`],
				[
					`How many ${scene.y} it is after one ${scene.x}`,
					"took-it-for-one-value",
					"For that both numbers are needed.",
				],
			],
		},
	);
}

function fromTable(random: Random, first: number) {
	const scene = random.pick(LINEAR_SCENES);
	const [rate, start] = rateAndStart(random);
	const gap = first === 0 ? 1 : random.integer(2, 3);
	const xs = [0, 1, 2, 3].map((at) => first + gap * at);
	const ys = xs.map((x) => rate * x + start);
	const [y0 = 0, y1 = 0] = ys;
	const rows = [[`${scene.x}s (x)`, `${scene.y} (y)`], ...xs.map((x, at) => [`${x}`, `${ys[at]}`])];
	return fillBoxes({
		prompt: `The table shows how $y$ depends on $x$ for a ${scene.a}. Complete the linear function: $y =$ [[m]] $x +$ [[b]].`,
		figure: { svg: dataTable(rows), alt: tableInWords(rows) },
		boxes: { m: { right: rate }, b: { right: start } },
		hints: [
			"Divide the change of $y$ by the change of $x$ from one row to the next.",
			first === 0 ? "What is $y$ when $x$ is zero?" : "Go back from the first row until $x$ is zero.",
		],
		explanation: `From the first row to the second $y$ changes by ${y1 - y0} and $x$ by ${gap}: $${y1 - y0} \\div ${gap} = ${rate}$. ${first === 0 ? `For $x = 0$ it is ${start}.` : `Back from $x = ${first}$ to 0: $${y0} - ${first} \\times ${rate} = ${start}$.`} So $y = ${rate}x + ${start}$.`,
		mistakes: [
			["b", "start-taken-from-the-first-row", y0, "In the first row $x$ is not zero yet. Go back to zero."],
			["m", "did-not-divide-by-the-step-of-x", y1 - y0, "Notice how much $x$ grows from row to row."],
			["m", "swaps-rate-and-start", start, SWAPPED],
			["b", "swaps-rate-and-start", rate, SWAPPED],
			["b", "went-back-one-step-only", y0 - rate, "How many steps of one is it back to zero?"],
		],
	});
}

function fromTwoMoments(random: Random) {
	const scene = random.pick(LINEAR_SCENES);
	const [rate, start] = rateAndStart(random);
	const x1 = random.integer(2, 6);
	const x2 = x1 + random.integer(2, 6);
	const [y1, y2] = [rate * x1 + start, rate * x2 + start];
	return fillBoxes({
		prompt: `For a ${scene.a} the amount grows evenly: it is ${y1} ${scene.y} after ${counted(x1, scene)} and ${y2} ${scene.y} after ${counted(x2, scene)}. Complete: $y =$ [[m]] $x +$ [[b]].`,
		boxes: { m: { right: rate }, b: { right: start } },
		hints: [
			"Find the change of both amounts between the two moments and divide.",
			"Put one of the moments into the equation to find the start.",
		],
		explanation: `$(${y2} - ${y1}) \\div (${x2} - ${x1}) = ${y2 - y1} \\div ${x2 - x1} = ${rate}$. Then $${y1} - ${x1} \\times ${rate} = ${start}$: $y = ${rate}x + ${start}$.`,
		mistakes: [
			[
				"m",
				"did-not-divide",
				y2 - y1,
				`That is the change in ${counted(x2 - x1, scene)}. How much is it in one?`,
			],
			["b", "start-taken-from-the-first-moment", y1, "At that moment $x$ is not zero yet. Go back to zero."],
			[
				"m",
				"divided-one-moment",
				y1 % x1 === 0 ? y1 / x1 : "",
				"There is a start, so take the change between the moments.",
			],
			["b", "went-back-one-step-only", y1 - rate, "How many steps of one is it back to zero?"],
			["m", "swaps-rate-and-start", start, SWAPPED],
		],
	});
}

function throughTwoPoints(random: Random) {
	const run = random.pick([2, 3, 4, 5] as const);
	const rise = random.integer(1, 9) * (random.oneIn(2) ? -1 : 1);
	const x1 = random.integer(1, 6) * (random.oneIn(3) ? -1 : 1);
	const y1 = random.integer(-9, 12);
	const [x2, y2] = [x1 + run, y1 + rise];
	const slope = lowest(rise, run);
	const start = lowest(y1 * run - rise * x1, run);
	const shown = sumTex([
		[slope, "x"],
		[start, ""],
	]);
	return fillBoxes({
		prompt: `A linear function $y = mx + b$ goes through $(${x1}, ${y1})$ and $(${x2}, ${y2})$. Find $m =$ [[m]] and $b =$ [[b]].`,
		cta: "Write whole numbers or fractions.",
		boxes: {
			m: { right: entry(slope), answer_type: "SIMPLE_FRACTION" },
			b: { right: entry(start), answer_type: "SIMPLE_FRACTION" },
		},
		hints: [
			"Divide the change of $y$ by the change of $x$.",
			"Put one point and the slope into the equation. What is $b$?",
		],
		explanation: `$m = ${improperTex({ top: rise, bottom: run })}${slope.bottom === run ? "" : ` = ${improperTex(slope)}`}$. With $(${x1}, ${y1})$: $b = ${y1} - m \\times ${x1 < 0 ? `(${x1})` : x1} = ${improperTex(start)}$. So $y = ${shown}$.`,
		mistakes: [
			[
				"m",
				"run-over-rise",
				entry(lowest(rise < 0 ? -run : run, Math.abs(rise))),
				"The change of $y$ goes on top.",
			],
			["m", "lost-the-sign", entry(lowest(-rise, run)), "Does the function rise or fall?"],
			["b", "start-taken-from-the-first-point", y1, "In the first point $x$ is not zero. Go back to zero."],
			[
				"b",
				"went-the-wrong-way",
				entry(lowest(y1 * run + rise * x1, run)),
				"Take the slope times $x$ away from $y$.",
			],
		],
	});
}
