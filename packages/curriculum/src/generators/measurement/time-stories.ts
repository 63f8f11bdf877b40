import { fillNumber } from "../../kit/fill-one.ts";
import { texNumber } from "../../kit/numbers.ts";
import { counted, NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { NOT_CONVERTED, SAME_UNIT } from "./unit-stories.ts";

const ACTIVITIES = [
	["A concert in", "lasts"],
	["A movie in", "lasts"],
	["A soccer tournament in", "takes"],
	["A boat trip near", "takes"],
	["A bus ride from", "takes"],
] as const;
const TOWNS = ["Lisbon", "Accra", "Hanoi", "Bogota", "Tunis", "Perth", "Vancouver", "Chennai"] as const;

export function timeLeft(random: Random) {
	const [what, verb] = random.pick(ACTIVITIES);
	const hours = random.integer(2, 5);
	const minutes = random.integer(1, 11) * 5;
	const passed = random.integer(Math.max(5, minutes / 5 + 1), Math.floor((hours * 60) / 5) - 2) * 5;
	const whole = hours * 60 + minutes;
	const right = whole - passed;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${what} ${random.pick(TOWNS)} ${verb} ${hours} hours ${minutes} minutes. So far, ${passed} minutes have passed. How many minutes are still to come?`,
		answer_suffix: "minutes",
		right,
		hints: [
			SAME_UNIT,
			["One hour is 60 minutes.", "How many minutes does one hour have?"],
			"How many minutes is the whole time?",
		],
		explanation: `${hours} hours are $${hours} \\times 60 = ${hours * 60}$ minutes. With the other ${minutes} minutes: ${whole} minutes. Still to come: $${whole} - ${passed} = ${right}$ minutes.`,
		mistakes: [
			[
				"took-an-hour-for-100",
				hours * 100 + minutes - passed,
				"An hour does not have a hundred minutes. How many minutes does it have?",
			],
			[
				"forgot-the-minutes",
				hours * 60 - passed > 0 ? hours * 60 - passed : "",
				`The whole time is ${hours} hours and some minutes more.`,
			],
			["gave-the-whole-time", whole, "That is the whole time in minutes. Some of it has passed."],
			["did-not-convert", Math.abs(hours + minutes - passed) || "", NOT_CONVERTED],
		],
	});
}

export function timesInAll(random: Random) {
	const name = random.pick(NAMES);
	const days = random.integer(3, 7);
	const [hours, minutes] = [random.integer(1, 2), random.integer(2, 10) * 5];
	const each = hours * 60 + minutes;
	const right = days * each;
	const activity = random.pick([
		"practices the drums",
		"works in the garden",
		"reads",
		"trains for a race",
		"helps in the animal shelter",
		"paints a mural",
	]);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${name} ${activity} for ${counted(hours, "hour")} ${minutes} minutes on each of ${days} days. How many minutes is that in all?`,
		answer_suffix: "minutes",
		right,
		hints: [
			["One hour is 60 minutes.", "How many minutes does one hour have?"],
			"How many minutes is it on one day?",
			`It is the same on each of the ${days} days.`,
		],
		explanation: `One day: $${hours} \\times 60 + ${minutes} = ${each}$ minutes. ${days} days: $${days} \\times ${each} = ${texNumber(right)}$ minutes.`,
		mistakes: [
			[
				"took-an-hour-for-100",
				days * (hours * 100 + minutes),
				"An hour does not have a hundred minutes. How many minutes does it have?",
			],
			["one-day-only", each, `That is one day. There are ${days} days.`],
			["multiplied-the-minutes-only", hours * 60 + days * minutes, "The hours come again on each day, too."],
			["did-not-convert", days * (hours + minutes), NOT_CONVERTED],
		],
	});
}
