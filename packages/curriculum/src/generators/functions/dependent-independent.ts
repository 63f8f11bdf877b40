import type { Question } from "@learnin/domain/question/question";
import { coordinatePlane } from "../../figures/coordinate-plane.ts";
import { dataTable, tableInWords } from "../../figures/data-table.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const SCENES = [
	{
		x: "t",
		y: "d",
		cause: "the time in hours",
		effect: "the distance in kilometers",
		text: "A ferry goes",
		per: "kilometers each hour",
		least: 8,
		most: 30,
	},
	{
		x: "n",
		y: "c",
		cause: "the number of tickets",
		effect: "the cost in dollars",
		text: "Each ticket costs",
		per: "dollars",
		least: 3,
		most: 15,
	},
	{
		x: "w",
		y: "h",
		cause: "the time in weeks",
		effect: "the height in centimeters",
		text: "A vine grows",
		per: "centimeters each week",
		least: 2,
		most: 9,
	},
	{
		x: "h",
		y: "p",
		cause: "the number of hours worked",
		effect: "the pay in euros",
		text: "A job pays",
		per: "euros each hour",
		least: 9,
		most: 25,
	},
] as const;

/** 1: which quantity depends on which; 2: fill a table; 3: the equation; 4: use the equation both ways; 5: the equation from a graph or a table with a fixed part. */
export const dependentIndependent = defineGenerator("dependent-independent", 3, (random, difficulty) => {
	const scene = random.pick(SCENES);
	const rate = random.integer(scene.least, scene.most);
	const told = `${scene.text} ${rate} ${scene.per}. Let $${scene.x}$ be ${scene.cause} and $${scene.y}$ ${scene.effect}.`;
	return level<() => Question>(difficulty, [
		() => roles(random, scene, told),
		() => table(random, scene, rate, told),
		() => equation(random, scene, rate, told),
		() => both(random, scene, rate),
		() => fromGraph(random, scene, rate),
	])();
});

type Scene = (typeof SCENES)[number];
const capital = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;

function roles(random: Random, { x, y, cause, effect }: Scene, told: string) {
	const asks_dependent = random.oneIn(2);
	const [right, wrong] = asks_dependent ? [y, x] : [x, y];
	return chooseOption(
		random,
		{
			prompt: `${told} Which letter stands for the ${asks_dependent ? "dependent" : "independent"} quantity?`,
			hints: [
				"One quantity can be chosen freely, the other one follows from it.",
				"The one that follows is called dependent.",
			],
			explanation: `${capital(effect)} follows from ${cause}. So $${y}$ is the dependent and $${x}$ the independent quantity.`,
		},
		{
			right: `$${right}$`,
			wrong: [
				[
					`$${wrong}$`,
					"swapped-the-roles",
					"It looks like the roles changed places. Which one follows from the other?",
				],
				["Both of them", "both-at-once", "One of them can be chosen, the other one follows."],
				["None of them", "none", "One of them can be chosen, the other one follows."],
			],
		},
	);
}

function table(random: Random, { x, y }: Scene, rate: number, told: string) {
	const [p, q] = [random.integer(3, 6), random.integer(7, 12)];
	const rows = [
		[x, y],
		["1", `${rate}`],
		["2", `${2 * rate}`],
		[`${p}`, ""],
		["", `${q * rate}`],
	];
	return fillBoxes({
		prompt: `${told} For $${x} = ${p}$ it is $${y} =$ [[p]]. For $${y} = ${q * rate}$ it is $${x} =$ [[q]].`,
		figure: { svg: dataTable(rows), alt: tableInWords(rows) },
		boxes: { p: { right: rate * p }, q: { right: q } },
		hints: [`What is done to $${x}$ in each row to get $${y}$?`, "To go back, do the opposite."],
		explanation: `Multiply by ${rate}: $${p} \\times ${rate} = ${p * rate}$. Back: $${q * rate} \\div ${rate} = ${q}$.`,
		mistakes: [
			[
				"p",
				"added-the-rate-once",
				3 * rate === p * rate ? p + rate : 3 * rate,
				"It looks like the next row was taken. How many times is the rate taken?",
			],
			["q", "multiplied-again", q * rate * rate, "Here the result is known. Go backwards."],
			[
				"p",
				"added-instead-of-multiplied",
				p + rate,
				"It looks like the numbers were added. The rate is taken several times.",
			],
		],
	});
}

function equation(random: Random, { x, y }: Scene, rate: number, told: string) {
	return chooseOption(
		random,
		{
			prompt: `${told} Which equation fits?`,
			hints: [`What is $${y}$ if $${x}$ is one? And if it is two?`, "Put these numbers into the equations."],
			explanation: `$${y}$ is ${rate} times $${x}$: $${y} = ${rate}${x}$.`,
		},
		{
			right: `$${y} = ${rate}${x}$`,
			wrong: [
				[
					`$${x} = ${rate}${y}$`,
					"swapped-the-roles",
					"It looks like the roles changed places. Which of the two is multiplied by the rate?",
				],
				[
					`$${y} = ${x} + ${rate}$`,
					"rate-taken-as-sum",
					"Each step adds the rate again, so it is multiplied.",
				],
				[
					`$${y} = ${rate} - ${x}$`,
					"rate-taken-as-difference",
					"The second quantity grows with the first one.",
				],
			],
		},
	);
}

function both(random: Random, { x, y, cause, effect }: Scene, rate: number) {
	const times = random.integer(6, 15);
	const asks_cause = random.oneIn(2);
	const total = rate * times;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `$${y} = ${rate}${x}$ tells how ${effect} ($${y}$) follows from ${cause} ($${x}$). ${asks_cause ? `What is $${x}$ for $${y} = ${total}$?` : `What is $${y}$ for $${x} = ${times}$?`}`,
		answer_prefix: `${asks_cause ? x : y} =`,
		right: asks_cause ? times : total,
		hints: [
			"Put the number in place of its letter.",
			asks_cause ? "Which number times the rate gives it?" : "A number right next to a letter means times.",
		],
		explanation: asks_cause
			? `$${total} = ${rate}${x}$, so $${x} = ${total} \\div ${rate} = ${times}$.`
			: `$${y} = ${rate} \\times ${times} = ${total}$.`,
		mistakes: [
			[
				"swapped-the-roles",
				asks_cause ? total * rate : times % rate === 0 ? times / rate : "",
				"It looks like the number was put in place of the other letter.",
			],
			["added", asks_cause ? total - rate : times + rate, "The rate is multiplied, not added."],
			["gave-the-rate", rate, "That is the rate. What does the question ask for?"],
		],
	});
}

function fromGraph(random: Random, { x, y, cause, effect }: Scene, rate: number) {
	const start = random.integer(1, 4) * rate;
	const points = [0, 1, 2, 3].map((at) => [at, start + rate * at] as const);
	const top = start + 4 * rate;
	return chooseOption(
		random,
		{
			prompt: `The graph shows ${effect} ($${y}$) by ${cause} ($${x}$). There is a fixed amount at the start. Which equation fits?`,
			figure: {
				svg: coordinatePlane({
					x: [0, 4],
					y: [0, top],
					y_step: rate,
					x_name: x,
					y_name: y,
					points: points.map((at) => ({ at })),
				}),
				alt: `A graph with ${x} to the right and ${y} up. The points are ${points.map(([a, b]) => `${a} to the right and ${b} up`).join("; ")}.`,
			},
			hints: [
				`How much is $${y}$ when $${x}$ is 0? That part is fixed.`,
				"How much is added with each step to the right?",
			],
			explanation: `It begins at ${start} and grows by ${rate} with each step: $${y} = ${rate}${x} + ${start}$.`,
		},
		{
			right: `$${y} = ${rate}${x} + ${start}$`,
			wrong: [
				[
					`$${x} = ${rate}${y} + ${start}$`,
					"swapped-the-roles",
					"It looks like the roles changed places. Which quantity is read on the vertical axis?",
				],
				[
					`$${y} = ${start}${x} + ${rate}$`,
					"swapped-rate-and-start",
					"It looks like start and growth changed places. Which number is there at the beginning?",
				],
				[`$${y} = ${rate}${x}$`, "left-out-the-start", "The graph does not begin at the origin."],
				[`$${y} = ${rate + start}${x}$`, "added-rate-and-start", "The fixed amount is there only once."],
			],
		},
	);
}
