import { fillNumber } from "../../kit/fill-one.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { level } from "../../kit/level.ts";
import { decimal, gcd, texNumber } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const THINGS = [
	["The price of a bicycle", " dollars"],
	["The number of members of a club", ""],
	["The rent of a hall", " euros"],
	["The number of visitors of a park", ""],
] as const;

/** 1: new value, tens of percent; 2: new value, any percentage; 3: the percentage of a change; 4: the old value; 5: two changes in a row. */
export const percentChange = defineGenerator("percent-change", 2, (random, difficulty) => {
	const rises = random.oneIn(2);
	const percent = random.pick(
		level<readonly number[]>(difficulty, [
			[10, 20, 50],
			[5, 15, 25, 35, 40, 60],
			[5, 10, 15, 20, 25, 40, 60],
			[10, 20, 25, 40, 50],
			[10, 20, 50],
		]),
	);
	const step = 100 / gcd(100, percent);
	const old =
		step *
		random.integer(
			Math.ceil(40 / step),
			Math.ceil(level(difficulty, [200, 400, 300, 300, 200] as const) / step),
		);
	const change = (old * percent) / 100;
	const now = rises ? old + change : old - change;
	const [thing, unit] = random.pick(THINGS);
	const goes = rises ? "rises" : "falls";
	if (difficulty === 5) return twice(random, percent);
	if (difficulty === 3)
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `${thing} ${goes} from ${old} to ${now}${unit}. By what percent does it ${rises ? "rise" : "fall"}?`,
			answer_suffix: "%",
			right: percent,
			hints: [
				"How large is the change itself?",
				"The change is compared with the old value, which is one hundred percent.",
			],
			explanation: `The change is ${change}. $\\dfrac{${change}}{${old}} = ${percent}\\%$.`,
			mistakes: [
				[
					"divided-by-the-new-value",
					(change * 100) % now === 0 ? (change * 100) / now : "",
					"It looks like the change was divided by the new value. One hundred percent is the old one.",
				],
				["gave-the-change", change, "That is the change itself. What part of the old value is it?"],
				[
					"compared-new-with-old",
					(now * 100) % old === 0 ? (now * 100) / old : "",
					"That is what percent the new value is of the old one. By what percent did it change?",
				],
			],
		});
	if (difficulty === 4)
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `${thing} ${goes} by ${percent}%. Now it is ${now}${unit}. What was it before?`,
			...(unit === "" ? {} : { answer_suffix: unit.trim() }),
			right: old,
			hints: [
				`The old value is one hundred percent. What percent is the new one?`,
				"Find one percent, or ten percent, of the old value first.",
			],
			explanation: `${now} is $${rises ? 100 + percent : 100 - percent}\\%$ of the old value. $${now} \\div ${rises ? 100 + percent : 100 - percent} \\times 100 = ${old}$.`,
			mistakes: [
				[
					"took-percent-of-the-new-value",
					(now * percent) % 100 === 0
						? rises
							? now - (now * percent) / 100
							: now + (now * percent) / 100
						: "",
					"It looks like the percentage of the new value was taken. It belongs to the old one.",
				],
				[
					"changed-the-wrong-way",
					(now * percent) % 100 === 0
						? rises
							? now + (now * percent) / 100
							: now - (now * percent) / 100
						: "",
					"The old value was there before the change. Was it smaller or larger?",
				],
				[
					"percent-as-number",
					rises ? now - percent : now + percent,
					"A percentage is a part of the value, not a number to add.",
				],
			],
		});
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${thing} is ${old}${unit}. It ${goes} by ${percent}%. What is it then?`
			.replace(" is ", " was ")
			.replace("It rises", "Then it rose")
			.replace("It falls", "Then it fell")
			.replace("What is it then?", "What was it after that?"),
		...(unit === "" ? {} : { answer_suffix: unit.trim() }),
		right: now,
		hints: [
			`How much is ${percent}% of the old value?`,
			`The change is ${rises ? "added to" : "taken away from"} the old value.`,
		],
		explanation: `$${percent}\\%$ of ${old} is ${change}. $${old} ${rises ? "+" : "-"} ${change} = ${texNumber(now)}$.`,
		mistakes: [
			["gave-the-change", change, "That is the change. What is the value after it?"],
			[
				"went-the-other-way",
				rises ? old - change : old + change,
				`It ${goes}: is the new value larger or smaller?`,
			],
			[
				"percent-as-number",
				rises ? old + percent : old > percent ? old - percent : "",
				"A percentage is a part of the value, not a number to add.",
			],
		],
	});
});

function twice(random: Random, percent: number) {
	const old = 100 * random.integer(1, 8);
	const first = random.pick([10, 20, 30, 50] as const);
	const second = percent;
	const [up, up_again] = [random.oneIn(2), random.oneIn(2)];
	const middle = (old * (100 + (up ? first : -first))) / 100;
	const end = Math.round(middle * (100 + (up_again ? second : -second)));
	const right = decimal(end, 2);
	const added = (up ? first : -first) + (up_again ? second : -second);
	if (random.oneIn(3) && up !== up_again && first === second)
		return chooseOption(
			random,
			{
				prompt: `A price first ${up ? "rises" : "falls"} by ${first}% and then ${up_again ? "rises" : "falls"} by ${second}%. How does the end compare with the start?`,
				hints: [
					"Try it with a price of one hundred.",
					"The second percentage belongs to another whole than the first.",
				],
				explanation: `From 100 it goes to ${up ? 100 + first : 100 - first} and then to ${((up ? 100 + first : 100 - first) * (100 + (up_again ? second : -second))) / 100}. It is lower than at the start.`,
			},
			{
				right: "It is lower than at the start.",
				wrong: [
					[
						"It is the same as at the start.",
						"adds-percents-of-different-wholes",
						"The two percentages belong to different wholes.",
					],
					[
						"It is higher than at the start.",
						"second-percent-overrated",
						"Try it with a price of one hundred.",
					],
					["That depends on the price.", "depends-on-the-price", "Try it with two prices. What do you see?"],
				],
			},
		);
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `A price of ${old} dollars first ${up ? "rises" : "falls"} by ${first}% and then ${up_again ? "rises" : "falls"} by ${second}%. How many dollars is it then?`,
		answer_suffix: "dollars",
		right,
		hints: ["Find the price after the first change.", "The second percentage belongs to that new price."],
		explanation: `After the first change it is ${middle}. ${second}% of that is ${decimal(Math.round(middle * second), 2)}, so it becomes $${right}$.`,
		mistakes: [
			[
				"adds-percents-of-different-wholes",
				(old * (100 + added)) / 100,
				"It looks like the percentages were added. They belong to different wholes.",
			],
			["first-change-only", middle, "That is the price after the first change."],
			[
				"second-percent-of-the-start",
				decimal(Math.round(middle * 100 + (up_again ? 1 : -1) * old * second), 2),
				"The second percentage belongs to the price after the first change.",
			],
		],
	});
}
