import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

type Kind = "join" | "cut" | "piece" | "start" | "two";

// 1: put together or cut off, below 30. 2: below 60. 3: the piece cut off is unknown. 4: the start is unknown, below 100. 5: two steps.
export const lengthWordProblems = defineGenerator("length-word-problems", 2, (random, difficulty) => {
	const most = level(difficulty, [30, 60, 80, 99, 90] as const);
	const whole = random.integer(Math.floor(most / 2), most);
	const part = random.integer(5, whole - 5);
	const rest = whole - part;
	const [unit, units] = random.pick([
		["cm", "centimeters"],
		["m", "meters"],
		["ft", "feet"],
		["in", "inches"],
	] as const);
	const [name, friend] = random.shuffle(NAMES) as [string, string];
	const thing = random.pick(["ribbon", "rope", "string", "strip of cloth"] as const);
	const extra = random.integer(2, Math.min(9, rest - 1));
	const kind = level<Kind>(difficulty, [
		random.pick(["join", "cut"]),
		random.pick(["join", "cut"]),
		"piece",
		"start",
		"two",
	]);
	const stories = {
		join: {
			text: `${name} has a ${thing} that is ${part} ${units} long and ties on ${rest} ${units} more. How long is it in all?`,
			right: whole,
			formula: `${part} + ${rest} = ${whole}`,
			other: Math.abs(part - rest),
		},
		cut: {
			text: `${name} has a ${thing} that is ${whole} ${units} long and cuts off ${part} ${units}. How long is the rest?`,
			right: rest,
			formula: `${whole} - ${part} = ${rest}`,
			other: whole + part,
		},
		piece: {
			text: `A ${thing} was ${whole} ${units} long. ${name} cut off a piece, and now it is ${rest} ${units} long. How long is the piece?`,
			right: part,
			formula: `${whole} - ${rest} = ${part}`,
			other: whole + rest,
		},
		start: {
			text: `${name} cut ${part} ${units} off a ${thing}. Now it is ${rest} ${units} long. How long was it at first?`,
			right: whole,
			formula: `${rest} + ${part} = ${whole}`,
			other: Math.abs(rest - part),
		},
		two: {
			text: `${name} has a ${thing} that is ${whole} ${units} long. ${name} uses ${part} ${units} for a gift and gives ${extra} ${units} to ${friend}. How long is the rest?`,
			right: rest - extra,
			formula: `${whole} - ${part} = ${rest}$ and $${rest} - ${extra} = ${rest - extra}`,
			other: rest,
		},
	};
	const { text, right, formula, other } = stories[kind];
	return fillNumber({
		answer_type: "INTEGER",
		prompt: text,
		answer_suffix: unit,
		right,
		hints: [
			"Draw the whole length as a bar and mark its parts.",
			kind === "join" || kind === "start"
				? "You know both parts. Find the whole."
				: "You know the whole. Which part is missing?",
		],
		explanation: `$${formula}$ ${units}.`,
		mistakes: [
			[
				kind === "two" ? "stopped-after-the-first-step" : "other-operation",
				other,
				kind === "two"
					? "That is after the gift. One more piece goes away."
					: "Draw the bar. Are you looking for the whole, or for a part of it?",
			],
			[
				"gave-a-told-length",
				kind === "join" || kind === "start" ? part : whole,
				"The story already gives that length. Which length is missing?",
			],
			[
				"lost-a-ten",
				kind === "join" || kind === "start" ? right - 10 : right + 10,
				"Almost there. Check the tens once more.",
			],
		],
	});
});
